import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal, isStaff } from "../../../index/persons.ts";
import { clients, doers, workers } from "../../../lexicon/workers.ts";

/** The nearest table of parties that each row has one of; those that are called customers go before other people, and of those that are people before accounts. */
export function nearestParty(from: number, index: ModelIndex): TableEntry | null {
  const reached = [from];
  for (const at of reached)
    for (const { to, toOne } of index.graph.ways[at] ?? [])
      if (toOne && !reached.includes(to)) reached.push(to);
  const others = reached.slice(1).flatMap((id) => index.tables[id] ?? []);
  const last = ({ words }: TableEntry): string => words.at(-1) ?? "";
  const called = others.filter((table) => clients.has(last(table)));
  return (
    called.find((table) => isPersonal(table, index.columns)) ??
    called[0] ??
    others.find((table) => isPersonal(table, index.columns) && !workers.has(last(table))) ??
    null
  );
}

/** What those who work on a table's rows are called there: a column of its own, else the staff that each row has one of. */
export function workerOf(rows: number, { graph, tables, columns }: ModelIndex): string | null {
  const own = tables[rows]?.columns
    .flatMap((each) => columns[each] ?? [])
    .find(
      ({ column, core, foreign }) =>
        !foreign &&
        column.physicalType === "string" &&
        workers.has(core.filter((word) => word !== "name").join(" ")),
    );
  if (own !== undefined) return own.column.label;
  const near = (graph.ways[rows] ?? []).flatMap(({ to, toOne }) => (toOne ? (tables[to] ?? []) : []));
  return near.find((table) => doers.has(table.words.at(-1) ?? "") || isStaff(table))?.table.label ?? null;
}
