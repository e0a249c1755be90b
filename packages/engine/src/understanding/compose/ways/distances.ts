import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/** Steps from one table to another; infinite where no way leads. */
export type Distance = (from: number, to: number) => number;

/** Steps between tables, each pair looked for once. */
export function distances(index: ModelIndex): Distance {
  const known = new Map<number, number>();
  return (from, to) => {
    const key = from * index.tables.length + to;
    const before = known.get(key);
    if (before !== undefined) return before;
    const steps =
      findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0]?.path.length ??
      Number.POSITIVE_INFINITY;
    known.set(key, steps);
    return steps;
  };
}
