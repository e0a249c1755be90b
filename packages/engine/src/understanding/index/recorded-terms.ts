import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { answerIs } from "./flag-deeds.ts";
import { answersOf } from "./yes-no.ts";

type Tables = readonly TableEntry[];

/** The term for rows that have nothing in a column; idioms write it out, and nobody says it so. */
export const lacking = (entry: ColumnEntry, tables: Tables): string => `unfilled ${nameOf(entry, tables)}`;

/** The term for rows that have something in a column. */
export const having = (entry: ColumnEntry, tables: Tables): string => `filled ${nameOf(entry, tables)}`;

/** The terms for rows of which a flag says yes, and of which it does not. */
export const flagged = (entry: ColumnEntry, tables: Tables): string => `flagged ${nameOf(entry, tables)}`;
export const unflagged = (entry: ColumnEntry, tables: Tables): string => `unflagged ${nameOf(entry, tables)}`;

const nameOf = ({ table, words }: ColumnEntry, tables: Tables): string =>
  [...(tables[table]?.words ?? []), ...words].join(" ");

/** Whether some rows have something in a column and others nothing. */
export const mayLack = ({ column: { profile } }: ColumnEntry): boolean =>
  (profile?.nulls ?? 0) > 0 && profile?.distinct !== 0;

/** Whether a column tells yes or no of rows. */
export const isFlag = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && columnKindOf(column) === "flag";

/** The rows with something in a column, and those with nothing, of each column that may lack it; those of which a flag says yes, and no. */
export const recordedTerms = (tables: Tables, columns: readonly ColumnEntry[]): GlossaryTerm[] => [
  ...lackingTerms(tables, columns),
  ...flagTerms(tables, columns),
];

const flagTerms = (tables: Tables, columns: readonly ColumnEntry[]): GlossaryTerm[] =>
  columns.filter(isFlag).flatMap((entry) => {
    const table = tables[entry.table]?.table;
    if (table === undefined) return [];
    const yes = answerIs(entry, table.name, true);
    const { label } = entry.column;
    return [
      ...filterTerm([flagged(entry, tables)], table.name, yes, `${label} is yes`),
      ...filterTerm(
        [unflagged(entry, tables)],
        table.name,
        saysNo(entry, table.name, yes),
        `${label} is not yes`,
      ),
    ];
  });

/** Rows of which a flag says no: where some have no answer, those that have this one. */
function saysNo(entry: ColumnEntry, table: string, yes: Filter): Filter {
  const { physicalType, profile } = entry.column;
  const answers = physicalType !== "string" || (profile !== null && answersOf(profile) !== null);
  if (answers && (profile?.nulls ?? 0) > 0) return answerIs(entry, table, false);
  return yes.kind === "comparison" ? { ...yes, operator: "!=" } : { kind: "not", filter: yes };
}

const lackingTerms = (tables: Tables, columns: readonly ColumnEntry[]): GlossaryTerm[] =>
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
