import type { TableEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isOfStaff, isPersonal } from "../../index/persons.ts";
import { workers } from "../../lexicon/workers.ts";
import type { Build } from "../build-context.ts";

const clients: ReadonlySet<string> = new Set(
  "customer client buyer account member guest shopper patron subscriber user passenger patient student".split(
    " ",
  ),
);
/** Steps from what people do to what it is done with: a loan is of a copy of a title. */
const farthest = 2;

/**
 * The rows that "the most popular genre" and "the busiest branch" count: what people do with the rows that have the kind, or with what
 * belongs to them, and not how many there are in the catalogue. Null where something else is asked for, or where the rows are people
 * or name them themselves ("the most popular payment method" of orders).
 */
export function popularRows({ lemmas, index }: Build, entity: number, shows: boolean): number | null {
  const popular = lemmas.has("popular");
  if (!popular && (shows || !saysBusy(lemmas))) return null;
  const own = index.tables[entity];
  if (own === undefined || isClient(own, index) || (!popular && isOfStaff(own, index.columns))) return null;
  const staffed = popular ? null : doneByStaff(own, index);
  if (staffed !== null) return staffed;
  if (clientsOf(own, index)) return null;
  const found = index.tables.filter(
    (table) => table.id !== entity && isDeedOf(table, index) && leadsTo(table, entity, index),
  );
  const whole = found.filter(({ id }) => !found.some((other) => index.parts.get(id) === other.id));
  return whole.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0]?.id ?? null;
}

/** Whether what is ranked is ranked by how much happens there. */
export const saysBusy = (lemmas: ReadonlySet<string>): boolean =>
  ["busy", "busiest", "quietest"].some((word) => lemmas.has(word));

/** "The busiest team": what its people do, and not how many they are; null where anything but people belongs to it. */
function doneByStaff({ id }: TableEntry, index: ModelIndex): number | null {
  const below = (index.graph.ways[id] ?? []).filter(({ toOne }) => !toOne);
  const staff = below.flatMap(({ to }) => index.tables[to] ?? []);
  if (staff.length === 0 || !staff.every((table) => isWorker(table, index))) return null;
  const deeds = index.tables.filter(
    (table) => table.table.type === "fact" && table.table.timeColumn !== null && leadsTo(table, id, index),
  );
  return deeds.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0]?.id ?? null;
}

const isWorker = (table: TableEntry, { columns }: ModelIndex): boolean =>
  isOfStaff(table, columns) || workers.has(table.words.at(-1) ?? "");

const isClient = (table: TableEntry, { columns }: ModelIndex): boolean =>
  clients.has(table.words.at(-1) ?? "") || (isPersonal(table, columns) && !isOfStaff(table, columns));

/** Whether a table's rows name a client each. */
const clientsOf = ({ id }: TableEntry, index: ModelIndex): boolean =>
  (index.graph.ways[id] ?? []).some(({ to, toOne, step }) => {
    const other = index.tables[to];
    return toOne && !step.reversed && other !== undefined && isClient(other, index);
  });

/** A fact that names who did it, or a part of one. */
function isDeedOf(table: TableEntry, index: ModelIndex): boolean {
  if (table.table.type !== "fact") return false;
  const whole = index.tables[index.parts.get(table.id) ?? -1];
  return clientsOf(table, index) || (whole !== undefined && clientsOf(whole, index));
}

function leadsTo({ id }: TableEntry, entity: number, { graph }: ModelIndex): boolean {
  const [route] = findRoutes(graph, id, entity, { count: 1, preferred: new Set() });
  return route?.toOne === true && route.path.length <= farthest;
}
