import { type Expression, type Filter, fieldsOf } from "@parlance/contract";
import type { Lateness } from "./lateness.ts";
import type { ModelIndex } from "./model-index.ts";

/** The time by which rows are held against when they were due, by a condition that is of nothing else ("delivered on time"); null of any other. */
export function doneAmong(index: Pick<ModelIndex, "late" | "tables">, filter: Filter): Expression | null {
  return filter.kind === "comparison" && filter.left.kind === "field" && lateOf(index, filter) !== null
    ? filter.left
    : null;
}

/** Whose lateness it is that a condition or a figure tells, of the day on which something was done and that on which it was due alone; null of any other. */
export function lateOf(
  { late, tables }: Pick<ModelIndex, "late" | "tables">,
  told: Parameters<typeof fieldsOf>[0],
): Extract<Lateness, { kind: "dates" }> | null {
  const said = new Set(fieldsOf(told).map(({ table, column }) => `${table}.${column}`));
  const found = late
    .flatMap((each) => (each.kind === "dates" ? [each] : []))
    .find(({ table, due, done }) => {
      const name = tables[table]?.table.name;
      return [due, done].every(({ column }) => said.has(`${name}.${column.name}`));
    });
  return said.size === 2 ? (found ?? null) : null;
}
