import type { Condition, Frame } from "../../parse/frame/frame.ts";

/** "Ford vs Chevrolet", "fords and chevrolets" of names that hold these words: something stands between them, and no name has both. */
export function standsApart({ conditions }: Frame, condition: Condition): boolean {
  const { test } = condition;
  const before = conditions[conditions.indexOf(condition) - 1]?.test;
  return test.kind === "value" && before?.kind === "value" && test.value.start > before.value.end;
}
