import type { InnerEntity } from "../../index/inner-entities.ts";
import type { ColumnOption } from "../links/link.ts";

/**
 * "donors" of a sheet with their number, name and type: they themselves, told by the name or the number, not their type. All options
 * where it is only said whose rows are meant ("sales from private customers", "private customers only").
 */
export function withoutKinds(
  options: ColumnOption[],
  inner: readonly InnerEntity[],
  { before, after }: { before: readonly string[]; after: string },
): ColumnOption[] {
  const narrows = after === "only" || before.slice(-3).some((word) => whose.has(word));
  if (inner.length === 0 || narrows) return options;
  return options.filter(
    ({ column, table, evidence }) =>
      evidence === "exact" ||
      inner.every((each) => each.table !== table || each.naming === column || each.key === column),
  );
}

const whose: ReadonlySet<string> = new Set("from to for with".split(" "));
