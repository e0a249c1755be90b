import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, columnOf } from "../build-context.ts";

/** Whether no row holds so much as a condition asks for. */
export function isBeyondRows(build: Build, { left, test }: Condition): boolean {
  const most = build.index.columns[columnOf(build, left) ?? -1]?.column.profile?.maximum;
  if (typeof most !== "number") return false;
  return test.kind === "between"
    ? test.low > most
    : test.kind === "compare" &&
        typeof test.value === "number" &&
        [">", ">="].includes(test.operator) &&
        test.value > most;
}
