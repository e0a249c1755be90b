import type { InnerEntity } from "../index/inner-entities.ts";
import type { ColumnOption } from "./link.ts";

/** "donors" of a sheet with their number, name and type: they themselves, told by the name or the number, not their type. */
export function withoutKinds(options: ColumnOption[], inner: readonly InnerEntity[]): ColumnOption[] {
  if (inner.length === 0) return options;
  return options.filter(
    ({ column, table, evidence }) =>
      evidence === "exact" ||
      inner.every((each) => each.table !== table || each.naming === column || each.key === column),
  );
}
