import { fieldOf, type GlossaryTerm } from "@parlance/contract";
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

/** "Home wins", "draws" of a column that tells results as H, D and A: conditions in the form of glossary terms, where the data has no such word. */
export function matchResults(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [result, other] = columns.filter(isResult);
  const table = tables[result?.table ?? -1]?.table.name;
  if (result === undefined || other !== undefined || table === undefined) return [];
  return [...said].flatMap(([letter, names]) => {
    const filter = {
      kind: "comparison" as const,
      operator: "=" as const,
      left: fieldOf(table, result.column.name),
      right: { kind: "constant" as const, value: letter, type: result.column.physicalType },
    };
    return filterTerm(
      freeNames(names.split("|"), words),
      table,
      filter,
      `${result.column.label} is ${letter}`,
    );
  });
}

/** Whether a column holds those three letters and nothing else. */
function isResult({ column, foreign }: ColumnEntry): boolean {
  const values = new Set((column.profile?.topValues ?? []).map(({ value }) => value));
  return !foreign && values.size === said.size && [...values].every((value) => said.has(String(value)));
}
