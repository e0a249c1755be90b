import { type Expression, type Filter, fieldOf, fieldsOf } from "@parlance/contract";
import type { Lateness } from "./lateness.ts";
import type { ModelIndex } from "./model-index.ts";

/** The time by which rows are held against when they were due, by a condition that is of nothing else ("delivered on time"); null of any other. */
export function doneAmong(index: Pick<ModelIndex, "late" | "tables">, filter: Filter): Expression | null {
  if (filter.kind !== "comparison") return null;
  if (filter.left.kind === "field") return lateOf(index, filter) === null ? null : filter.left;
  const said = new Set(fieldsOf(filter).map(({ table, column }) => `${table}.${column}`));
  const kept = index.late.find(
    (each) =>
      each.kind === "allowed" &&
      said.size === 3 &&
      [each.from, each.done, each.days].every(({ column, table }) =>
        said.has(`${index.tables[table]?.table.name}.${column.name}`),
      ),
  );
  const rows = index.tables[kept?.table ?? -1]?.table.name;
  return kept?.kind === "allowed" && rows !== undefined ? fieldOf(rows, kept.done.column.name) : null;
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
