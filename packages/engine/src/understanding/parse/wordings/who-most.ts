import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isStaff, peopleOf } from "../../index/persons.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const farthest = 4;
const ends: ReadonlySet<string> = new Set(["most", "fewest", "least", "highest", "lowest"]);
/** What only those who work here have. */
const ofStaff: ReadonlySet<string> = new Set("hire hired role salary manager position wage quota".split(" "));

/**
 * "Who made the most calls", "who has the fewest open deals", "who has the highest average score" of rows that refer to people: which of them, those who work here before
 * others ("users" before "contacts").
 */
export function whoMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || textAt(tokens, 0) !== "who") return null;
  const end = tokens.findIndex(({ text }, place) => place > 0 && place <= farthest && ends.has(text));
  if (end < 0) return null;
  const said = tokens.slice(end + 1, end + 1 + farthest);
  const rows = rowsAt(said, index) ?? (extremes.has(textAt(tokens, end)) ? rowsMeasured(said, index) : null);
  const people = rows === null ? [] : peopleOf(rows, index);
  const staff = people.filter((table) => isOfStaff(table, index));
  const [only, other] = staff.length > 0 ? staff : people;
  return only === undefined || other !== undefined
    ? null
    : { words: `which ${lowered(rowOf(only.table.label))}`, tokens: 1 };
}

const extremes: ReadonlySet<string> = new Set(["highest", "lowest"]);

/** The one fact that has a figure by one of the words. */
function rowsMeasured(span: readonly Token[], { words, columns, tables }: ModelIndex): TableEntry | null {
  const [only, other] = new Set(
    span
      .flatMap(({ lemma }) => words.columnsByWord.get(lemma) ?? [])
      .flatMap((id) => (columns[id]?.column.role === "measure" ? columns[id].table : [])),
  );
  const table = other === undefined ? tables[only ?? -1] : undefined;
  return table?.table.type === "fact" ? table : null;
}

/** The fact whose rows, kinds of rows or money the words name. */
function rowsAt(span: readonly Token[], index: ModelIndex): TableEntry | null {
  const { values, columns, tables, takings } = index;
  for (const token of span) {
    const table = tableCalled(token, index);
    if (table !== null)
      return table.table.type === "fact" || peopleOf(table, index).length > 0 ? table : null;
    const [value, another] = new Set(
      (values.byKey.get(token.lemma) ?? []).map((id) => columns[values.values[id]?.column ?? -1]?.table),
    );
    if (value !== undefined && another === undefined && tables[value]?.table.type === "fact")
      return tables[value] ?? null;
    if (revenueWords.has(token.text)) return tables[columns[takings ?? -1]?.table ?? -1] ?? null;
  }
  return null;
}

const isOfStaff = (table: TableEntry, { columns }: ModelIndex): boolean =>
  isStaff(table) || table.columns.some((id) => columns[id]?.words.some((word) => ofStaff.has(word)) === true);
