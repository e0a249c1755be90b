import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

/** What the letters for the result of a match are said as. */
const said: ReadonlyMap<string, string> = new Map([
  ["H", "home win|won at home|home victory|home team won|won by the home team"],
  ["D", "draw|drawn|tie|tied"],
  ["A", "away win|won away|away victory|away team won|won by the away team"],
]);

/** What results are called that begin with how a match ended ("W 31–17", "L"). */
const ended: readonly (readonly [RegExp, string])[] = [
  [/^(?:w|won|win)$/i, "win|won|beaten|beat|victory"],
  [/^(?:l|lost|loss)$/i, "loss|lost|defeat|lost to|beaten by"],
  [/^(?:d|t|draw|drawn|drew|tie|tied)$/i, "draw|drawn|tie|tied"],
];

/** "Home wins", "draws", "losses" of a column that tells how matches ended, as H, D and A or with W and L: conditions in the form of glossary terms, where the data has no such word. */
export function matchResults(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [result, other] = columns.filter((entry) => isResult(entry) || endsSaid(entry).size > 0);
  const table = tables[result?.table ?? -1]?.table.name;
  if (result === undefined || other !== undefined || table === undefined) return [];
  const terms: readonly (readonly [string, string])[] = isResult(result)
    ? [...said]
    : [...endsSaid(result)].flatMap(([word]) =>
        ended.flatMap(([kind, names]) => (kind.test(word) ? [[word, names] as const] : [])),
      );
  return terms.flatMap(([word, names]) =>
    filterTerm(
      freeNames(names.split("|"), words),
      table,
      isResult(result) || endsSaid(result).get(word) === true
        ? isWord(table, result, word)
        : beginsWith(table, result, word),
      `${result.column.label} is ${word}`,
    ),
  );
}

const isWord = (table: string, { column }: ColumnEntry, word: string): Filter => ({
  kind: "comparison",
  operator: "=",
  left: fieldOf(table, column.name),
  right: { kind: "constant", value: word, type: column.physicalType },
});

const beginsWith = (table: string, { column }: ColumnEntry, word: string): Filter => ({
  kind: "text",
  match: "starts-with",
  operand: fieldOf(table, column.name),
  value: word,
  caseSensitive: false,
});

/** Whether a column holds those three letters and nothing else. */
function isResult({ column, foreign }: ColumnEntry): boolean {
  const values = new Set((column.profile?.topValues ?? []).map(({ value }) => value));
  return !foreign && values.size === said.size && [...values].every((value) => said.has(String(value)));
}

/** The words by which all of a column's texts begin, where these tell wins and losses, each with whether nothing stands behind it; empty elsewhere. */
function endsSaid({ column, foreign }: ColumnEntry): ReadonlyMap<string, boolean> {
  const values = (column.profile?.topValues ?? []).map(({ value }) => String(value).trim());
  const words = new Map<string, boolean>();
  if (foreign || column.physicalType !== "string" || values.length < 2) return words;
  for (const value of values) {
    const word = /^\p{L}+(?![\p{L}'’])/u.exec(value)?.[0] ?? "";
    if (!ended.some(([kind]) => kind.test(word))) return new Map();
    words.set(word, words.get(word) !== false && value === word);
  }
  const kinds = ended.filter(([kind]) => [...words.keys()].some((word) => kind.test(word)));
  return kinds.length > 1 && words.size === kinds.length ? words : new Map();
}
