import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

const nobody = (
  "unassigned|not assigned|not yet assigned|never assigned|not assigned to anyone|not assigned to anybody|not assigned to any one|" +
  "assigned to nobody|assigned to no one|assigned to noone|without an assignee|without assignee|with no assignee|have no assignee|has no assignee|" +
  "nobody assigned|no one assigned"
).split("|");
const somebody =
  "assigned to someone|assigned to somebody|assigned to anyone|assigned to anybody|have an assignee|with an assignee".split(
    "|",
  );

/** "Unassigned laptops", "tickets not assigned to anyone": rows without whom they were given to, where one column of the data tells that and leaves some out. */
export function givenTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: Pick<SchemaWords, "phrases">,
  { byKey }: Pick<ValueIndex, "byKey">,
): GlossaryTerm[] {
  const [given, other] = columns.filter(isGivenTo);
  const table = tables[given?.table ?? -1]?.table;
  if (given === undefined || other !== undefined || table === undefined) return [];
  if ((given.column.profile?.nulls ?? 0) === 0 || byKey.has("unassigned")) return [];
  const none: Filter = { kind: "null", operand: fieldOf(table.name, given.column.name) };
  const made = (names: readonly string[], filter: Filter, definition: string): GlossaryTerm[] =>
    filterTerm(freeNames(names, words), table.name, filter, definition);
  const label = given.column.label.toLowerCase();
  return [
    ...made(nobody, none, `${label} is missing`),
    ...made(somebody, { kind: "not", filter: none }, `${label} is known`),
  ];
}

/** "Assigned to", "assignee", "assigned agent ID": whom each row was given to, and not when. */
const isGivenTo = ({ words, column }: ColumnEntry): boolean =>
  ["assign", "assigned", "assignee"].includes(words[0] ?? "") &&
  column.role !== "measure" &&
  ["string", "integer"].includes(column.physicalType) &&
  !words.some((word) => ["group", "team", "date", "count", "number", "status"].includes(word));
