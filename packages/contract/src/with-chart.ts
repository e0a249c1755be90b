import type { ChartLook } from "./chart-look.ts";
import type { ChartKind } from "./kinds.ts";
import type { SemanticQuery } from "./semantic-query-types.ts";

/** The chart that a query asks for, and its look; of an analysis, that of the query which it is of. None for rows put together. */
export function requestedChart(query: SemanticQuery): { kind: ChartKind | null; look: ChartLook } {
  switch (query.kind) {
    case "aggregate":
    case "list":
      return { kind: query.chart, look: query.look ?? {} };
    case "analysis":
      return requestedChart(query.query);
    case "set":
      return { kind: null, look: {} };
  }
}

/** A query that asks for a chart (null: whichever suits) and its look; rows put together carry neither and stay as they are. */
export function withChart<Query extends SemanticQuery>(
  query: Query,
  chart: ChartKind | null,
  look: ChartLook,
): Query {
  if (query.kind === "set") return query;
  if (query.kind === "analysis") return { ...query, query: withChart(query.query, chart, look) };
  const { look: _, ...rest } = query;
  return { ...rest, chart, ...(Object.keys(look).length === 0 ? {} : { look }) } as Query;
}
