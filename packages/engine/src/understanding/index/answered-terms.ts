import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** How data writes that nobody took a call. */
const unanswered = /^(?:abandoned|abandon|abnd|missed|unanswered|notanswered|noanswer|dropped|hungup)$/;
/** What was done to those that somebody took. */
const taken = "answered|picked up|actually answered".split("|");

/** "Answered calls", "picked up" where an outcome tells which were abandoned and none that they were answered: all others. */
export function answeredTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  const told = columns.flatMap((entry) => {
    const states = entry.column.role === "category" ? (entry.column.profile?.topValues ?? []) : [];
    const lost = states.map(({ value }) => String(value)).filter((value) => unanswered.test(valueKey(value)));
    return lost.length === 0 || lost.length === states.length ? [] : [{ entry, lost }];
  });
  const [only, other] = told;
  const table = tables[only?.entry.table ?? -1]?.table;
  if (only === undefined || other !== undefined || table === undefined) return [];
  const operand = fieldOf(table.name, only.entry.column.name);
  const filter: Filter = { kind: "not", filter: { kind: "in", operand, values: only.lost } };
  const names = freeNames(taken, words).filter((name) => !values.byKey.has(valueKey(name)));
  return filterTerm(names, table.name, filter, `${only.entry.column.label} is not ${only.lost.join(" or ")}`);
}
