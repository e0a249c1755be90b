import { findRoutes, tablesNear } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/** Steps from one table to another; infinite where no way leads. */
export type Distance = (from: number, to: number) => number;

/** Steps between tables, each pair looked for once, and none where no few steps lead there at all. */
export function distances(index: ModelIndex): Distance {
  const known = new Map<number, number>();
  const near = new Map<number, ReadonlySet<number>>();
  const isNear = (from: number, to: number): boolean => {
    const tables = near.get(from) ?? tablesNear(index.graph, from);
    near.set(from, tables);
    return tables.has(to);
  };
  return (from, to) => {
    const key = from * index.tables.length + to;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [route] = isNear(from, to)
      ? findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })
      : [];
    const steps = route?.path.length ?? Number.POSITIVE_INFINITY;
    known.set(key, steps);
    return steps;
  };
}
