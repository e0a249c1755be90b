import type { Filter, Path } from "@parlance/contract";
import { negate } from "./negate.ts";

/** "With only paid bills": there are some, and none that is not so. */
export function onlySuch(path: Path, own: Filter, others: Filter): Filter {
  const some: Filter = { kind: "related", path, filter: own, operator: ">", count: 0 };
  return { kind: "and", filters: [some, { ...some, filter: others, operator: "=" }] };
}

/** "Who only ordered in 2023": rows below that are of that time, and none that are not; null where each has one at most. */
export function onlyIn(filter: Filter): Filter | null {
  if (filter.kind !== "period" || filter.operand.kind !== "field") return null;
  const { field } = filter.operand;
  if (field.path.every(({ reversed }) => !reversed)) return null;
  const own: Filter = { ...filter, operand: { kind: "field", field: { ...field, path: [] } } };
  return onlySuch(field.path, own, negate(own));
}
