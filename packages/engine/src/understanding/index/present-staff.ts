import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { Lifecycle } from "./lifecycles.ts";
import { mayLeave, personTable, staffTable } from "./persons.ts";

/** The term for those who work here and have not left; idioms write it out, and nobody says it so. */
export const presentStaff = "presently";

/** The rows of the one table there is, where they are people who come and go; null elsewhere. */
export function onlyComers({
  tables,
  columns,
  lifecycles,
}: {
  tables: readonly TableEntry[];
  columns: readonly ColumnEntry[];
  lifecycles: readonly Lifecycle[];
}): TableEntry | null {
  const [only, other] = tables;
  const goes = lifecycles.some(({ table }) => table === only);
  return only !== undefined && other === undefined && goes && mayLeave(only, columns) ? only : null;
}

const working = /^(?:active|employed|current|working|in service|present)$/i;
const gone =
  /^(?:terminated|left|resigned|former|inactive|departed|retired|dismissed|fired|quit|exited|leaver|separated|ex.?employee|deceased|ended|contract ended|no longer employed)$/i;

/** Those of the table of people who work here that have not left: by what their status says, else by the date on which they left. */
export function presentTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  lifecycles: readonly Lifecycle[],
): GlossaryTerm[] {
  const people =
    staffTable(tables) ?? personTable(tables, columns) ?? onlyComers({ tables, columns, lifecycles });
  if (people === null) return [];
  const until = lifecycles.find(({ table }) => table.id === people.id)?.until;
  const filter =
    byStatus(people, columns) ??
    (until === undefined
      ? null
      : { kind: "null" as const, operand: fieldOf(people.table.name, until.column.name) });
  return filter === null ? [] : filterTerm([presentStaff], people.table.name, filter, "has not left");
}

/** The states of those who are here, where one says that they work and another that they have left. */
function byStatus({ table, columns: own }: TableEntry, columns: readonly ColumnEntry[]): Filter | null {
  for (const { column, words } of own.flatMap((id) => columns[id] ?? [])) {
    const states = (column.profile?.topValues ?? []).flatMap(({ value }) =>
      typeof value === "string" ? [value] : [],
    );
    const whole = states.length > 0 && states.length === column.profile?.distinct;
    if (!whole || !words.some((word) => word === "status" || word === "state")) continue;
    if (!states.some((state) => working.test(state)) || !states.some((state) => gone.test(state))) continue;
    const values = states.filter((state) => !gone.test(state));
    return { kind: "in", operand: fieldOf(table.name, column.name), values };
  }
  return null;
}
