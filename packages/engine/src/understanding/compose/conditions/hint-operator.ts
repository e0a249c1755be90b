import type { ComparisonOperator } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { hintColumn } from "../groups/hint-column.ts";

/** "older than 30" of an age is more; of a birth date, less. */
export function hintOperator(
  build: Build,
  table: number,
  condition: Condition,
  operator: ComparisonOperator,
): ComparisonOperator {
  const meant = hintColumn(build, [table], condition.hints)?.descending ?? true;
  const usual = condition.hints[0]?.descending ?? true;
  return meant === usual || operator === "=" ? operator : operator === ">" ? "<" : ">";
}
