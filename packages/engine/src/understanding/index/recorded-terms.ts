import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";

type Tables = readonly TableEntry[];

/** The term for rows that have nothing in a column; idioms write it out, and nobody says it so. */
export const lacking = (entry: ColumnEntry, tables: Tables): string => `unfilled ${nameOf(entry, tables)}`;

/** The term for rows that have something in a column. */
export const having = (entry: ColumnEntry, tables: Tables): string => `filled ${nameOf(entry, tables)}`;

const nameOf = ({ table, words }: ColumnEntry, tables: Tables): string =>
  [...(tables[table]?.words ?? []), ...words].join(" ");

/** Whether some rows have something in a column and others nothing. */
export const mayLack = ({ column: { profile } }: ColumnEntry): boolean =>
  (profile?.nulls ?? 0) > 0 && profile?.distinct !== 0;

/** The rows with something in a column, and those with nothing, of each column that may lack it. */
export const recordedTerms = (tables: Tables, columns: readonly ColumnEntry[]): GlossaryTerm[] =>
  columns.filter(mayLack).flatMap((entry) => {
    const table = tables[entry.table]?.table;
    if (table === undefined) return [];
    const { name, label } = entry.column;
    const none: Filter = { kind: "null", operand: fieldOf(table.name, name) };
    return [
      ...filterTerm([lacking(entry, tables)], table.name, none, `${label} is missing`),
      ...filterTerm([having(entry, tables)], table.name, { kind: "not", filter: none }, `${label} is known`),
    ];
  });
