import type { Path } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Build } from "../build-context.ts";

/** The way from the rows that are counted to those that each refers to; null where there may be several. */
export function wayBetween({ index }: Build, from: number, to: number): Path | null {
  const route = findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0];
  return route?.toOne === true ? route.path : null;
}

/** Where rows that do not refer to each other meet, one row of it for each: songs and the lists that they are on. */
export function meetingTable(build: Build, from: number, to: number): number | null {
  if (from === to || wayBetween(build, from, to) !== null) return null;
  const { ways } = build.index.graph;
  const [only, other] = build.index.tables.filter(({ id }) =>
    [from, to].every((end) => ways[id]?.some((way) => way.toOne && way.to === end) === true),
  );
  return other === undefined ? (only?.id ?? null) : null;
}

/**
 * The way from one fact to another that only shares what both refer to: "visits per booking" of the same sites, be the other referred to
 * by further rows ("spend per enquiry" of enquiries that lead to contracts); null for others.
 */
export function siblingWay({ graph, tables }: ModelIndex, from: number, to: number): Path | null {
  const isMany = (table: number): boolean => (tables[table]?.table.rowCount ?? 0) >= many;
  if (tables[from]?.table.type !== "fact" || (tables[to]?.table.type !== "fact" && !isMany(to))) return null;
  const routes = findRoutes(graph, from, to, { count: 6, preferred: new Set() });
  const [route] = routes;
  const turn = route?.path.findIndex(({ reversed }) => reversed) ?? 0;
  const apart = routes.every(({ path }) => path.some(({ reversed }) => reversed !== path[0]?.reversed));
  return route !== undefined && turn > 0 && apart && route.path.slice(turn).every(({ reversed }) => reversed)
    ? route.path
    : null;
}

/** So many rows are no kinds by which others are told apart. */
const many = 100;
