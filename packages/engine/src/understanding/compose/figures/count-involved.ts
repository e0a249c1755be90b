import { aggregateOf } from "@parlance/contract";
import { sameThing } from "../../index/same-thing.ts";
import type { Build } from "../build-context.ts";
import type { Figure, Shown } from "./figure.ts";

/**
 * "The number of unique customers and total revenue by state": beside a figure of rows that refer to them, different ones are
 * those that these rows refer to. Changes such counts in `shown`.
 */
export function countInvolved(build: Build, shown: Shown[]): void {
  const other = shown.find(({ target }) => target?.noun.kind !== "table" && target?.aggregation !== "count");
  if (other === undefined) return;
  for (const [at, { target, figure }] of shown.entries()) {
    if (target?.noun.kind !== "table" || target.aggregation !== "count" || !target.distinct) continue;
    const counted = referred(build, other.figure.table, target.noun.table);
    if (counted !== null) shown[at] = { target, figure: { ...counted, label: figure.label } };
  }
}

/** Different rows of `table` that rows of `from` refer to; null where they do not. */
function referred({ index }: Build, from: number, table: number): Omit<Figure, "label"> | null {
  const [own, other] = [from, table].map((id) => index.tables[id]?.table.name);
  const way = index.model.relationships.find((each) => each.from.table === own && each.to.table === other);
  const [column, second] = way?.from.columns ?? [];
  if (way === undefined || own === undefined || column === undefined || second !== undefined) return null;
  const thing = sameThing(table, index);
  const there = { relationship: way.id, reversed: false };
  return {
    table: from,
    note: null,
    express: (path) =>
      aggregateOf(
        "count-distinct",
        {
          kind: "field",
          field:
            thing === null || other === undefined
              ? { path, table: own, column }
              : { path: [...path, there], table: other, column: thing.column.name },
        },
        path,
      ),
  };
}
