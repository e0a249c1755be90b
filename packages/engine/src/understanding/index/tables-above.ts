import type { TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";

/** The tables that each row of a table refers to one row of, as often as it does (twice: home and away). */
export const tablesAbove = (
  id: number,
  { graph, tables }: { graph: Graph; tables: readonly TableEntry[] },
): TableEntry[] =>
  (graph.ways[id] ?? []).flatMap(({ to, toOne, step }) =>
    toOne && !step.reversed ? (tables[to] ?? []) : [],
  );
