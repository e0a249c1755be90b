import type { ResultTable } from "@parlance/contract";
import type { Relation } from "./relate-columns.ts";

/** A table with its column `target` first and the others behind it, the closest to it first; the relations point at the new places. */
export function byCloseness(
  table: ResultTable,
  relations: readonly Relation[],
  target: number,
): { table: ResultTable; relations: Relation[] } {
  const closeness = (column: number): number => {
    if (column === target) return Number.POSITIVE_INFINITY;
    const relation = relations.find(({ columns }) => columns.includes(column));
    return relation === undefined ? -1 : strength(relation);
  };
  const order = table.columns.map((_, at) => at).toSorted((a, b) => closeness(b) - closeness(a));
  const place = (column: number): number => order.indexOf(column);
  const pick = <Cell>(cells: readonly Cell[]): Cell[] => order.flatMap((at) => cells.slice(at, at + 1));
  return {
    table: { ...table, columns: pick(table.columns), rows: table.rows.map(pick) },
    relations: relations.map((relation) => ({
      ...relation,
      columns: [place(relation.columns[0]), place(relation.columns[1])],
    })),
  };
}

/** The share of the target's spread that a column accounts for, as a coefficient between 0 and 1. */
function strength(relation: Relation): number {
  if (relation.kind === "none") return 0;
  return relation.kind === "measures"
    ? Math.abs(relation.spearman.value)
    : Math.sqrt(relation.ratio.etaSquared);
}
