import type { Path } from "@parlance/contract";
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

const mostSteps = 3;

/** A table, and those that each of its rows leads to one row of in a few steps, with the shortest way to each. */
export function allAbove(
  from: TableEntry,
  { graph, tables }: { graph: Graph; tables: readonly TableEntry[] },
): { table: TableEntry; path: Path }[] {
  const found: { table: TableEntry; path: Path }[] = [{ table: from, path: [] }];
  for (const { table, path } of found) {
    if (path.length === mostSteps) continue;
    for (const { to, toOne, step } of graph.ways[table.id] ?? []) {
      const above = tables[to];
      if (above !== undefined && toOne && !step.reversed && !found.some((each) => each.table.id === to))
        found.push({ table: above, path: [...path, step] });
    }
  }
  return found;
}
