import type { Filter } from "@parlance/contract";
import { type Build, columnAt } from "../build-context.ts";
import { negate } from "./negate.ts";

/** "Not upheld", "leaving out trade customers": what is not known to be so is not left out either. */
export function denied(build: Build, column: number, filter: Filter): Filter {
  const isValue = (filter.kind === "comparison" && filter.operator === "=") || filter.kind === "in";
  const operand = filter.kind === "comparison" ? filter.left : filter.kind === "in" ? filter.operand : null;
  const known = (columnAt(build, column)?.profile?.nulls ?? 0) === 0;
  return !isValue || operand === null || known
    ? negate(filter)
    : { kind: "or", filters: [negate(filter), { kind: "null", operand }] };
}
