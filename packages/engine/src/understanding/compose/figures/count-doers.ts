import { aggregateOf } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import { type Build, tableName } from "../build-context.ts";
import type { Figure, Shown } from "./figure.ts";

/**
 * "How many customers placed orders in 2024": different ones among the rows that say so, with the time and the conditions of these.
 * Changes such counts in `shown`.
 */
export function countDoers(build: Build, shown: Shown[]): void {
  const { both, apart, never, deeds } = build.frame;
  if (both || build.lemmas.has("both") || apart !== null || never !== null) return;
  for (const [at, { target, figure }] of shown.entries()) {
    if (target?.noun.kind !== "table" || target.aggregation !== "count") continue;
    const counted = target.noun.table;
    const deed = deeds.find((noun) => noun.kind === "table" && noun.table !== counted);
    const doers = deed?.kind === "table" ? doersOf(build, deed.table, counted) : null;
    if (doers !== null) shown[at] = { target, figure: { ...doers, label: figure.label } };
  }
}

/** Different rows of `table` that rows of `from` lead to; null where they lead to none or to several. */
function doersOf(build: Build, from: number, table: number): Omit<Figure, "label"> | null {
  const { index } = build;
  const [route] = findRoutes(index.graph, from, table, { count: 1, preferred: new Set() });
  const [key, other] = index.tables[table]?.key ?? [];
  const column = index.columns[key ?? -1]?.column.name;
  if (route?.toOne !== true || column === undefined || other !== undefined) return null;
  return {
    table: from,
    note: null,
    express: (path) =>
      aggregateOf(
        "count-distinct",
        {
          kind: "field",
          field: { path: [...path, ...route.path], table: tableName(build, table), column },
        },
        path,
      ),
  };
}
