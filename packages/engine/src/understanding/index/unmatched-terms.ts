import { type Filter, fieldOf, type GlossaryTerm, type SemanticModel } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";

type Tables = readonly TableEntry[];

/** The term for rows whose reference leads to no row; idioms write it out, and nobody says it so. */
export const unmatched = ({ table, words }: ColumnEntry, tables: Tables): string =>
  ["unmatched", ...(tables[table]?.words ?? []), ...words].join(" ");

/** The rows that have a reference of one column which no row of the other table bears. */
export const unmatchedTerms = (
  { relationships }: SemanticModel,
  tables: Tables,
  columns: readonly ColumnEntry[],
): GlossaryTerm[] =>
  relationships.flatMap(({ id, from }) => {
    const entry = referenceOf(from, tables, columns);
    if (entry === null) return [];
    const { label, name } = entry.column;
    const known: Filter = { kind: "not", filter: { kind: "null", operand: fieldOf(from.table, name) } };
    const none: Filter = {
      kind: "related",
      path: [{ relationship: id, reversed: false }],
      filter: null,
      operator: "=",
      count: 0,
    };
    return filterTerm(
      [unmatched(entry, tables)],
      from.table,
      { kind: "and", filters: [known, none] },
      `${label} is found nowhere`,
    );
  });

/** The one column of a table that refers; null where several do together. */
export function referenceOf(
  { table, columns: names }: SemanticModel["relationships"][number]["from"],
  tables: Tables,
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  const [name, second] = names;
  const own = tables.find((each) => each.table.name === table)?.columns ?? [];
  return name === undefined || second !== undefined
    ? null
    : (own.flatMap((id) => columns[id] ?? []).find(({ column }) => column.name === name) ?? null);
}
