import type { Filter, Path } from "@parlance/contract";
import type { Condition, PeriodWish } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { kindsBelow } from "./total-filter.ts";

/**
 * "Customers who bought at least 3 different products in 2024": how many different ones the rows between them refer to, which have the
 * time that is said. Null where no time is said or no rows stand between.
 */
export function kindsMet(
  build: Build,
  subject: number,
  { test }: Condition,
  {
    path,
    inner,
    filterOf,
  }: {
    path: Path;
    inner: ReadonlyMap<Condition | PeriodWish, unknown>;
    filterOf: (table: number) => Filter | null;
  },
): Filter | null {
  const { model, columns, tables } = build.index;
  const [before, last] = path.slice(-2);
  const timed = [...inner.keys()].some((each) => !("test" in each));
  if (test.kind !== "related" || test.count < 2 || !timed) return null;
  if (before?.reversed !== true || last?.reversed !== false) return null;
  const from = model.relationships.find(({ id }) => id === last.relationship)?.from;
  const reference = columns.find(
    ({ column, table }) => tables[table]?.table.name === from?.table && column.name === from?.columns[0],
  );
  if (reference === undefined || from?.columns.length !== 1) return null;
  const left = kindsBelow(build, subject, { column: reference.id, filter: filterOf(reference.table) });
  const right = { kind: "constant" as const, value: test.count, type: null };
  return left === null ? null : { kind: "comparison", operator: test.operator, left, right };
}
