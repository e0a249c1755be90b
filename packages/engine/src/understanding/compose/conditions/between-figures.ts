import type { Measure } from "@parlance/contract";
import { type Build, fault } from "../build-context.ts";

/**
 * "Number of returns divided by number of orders", "revenue minus refunds": one figure of the two that stand beside the
 * operator, each aggregated over its own rows first. Other figures stay as they are.
 */
export function betweenFigures(build: Build, measures: Measure[]): Measure[] {
  const { between } = build.frame;
  const [left, right, other] = measures;
  if (between === null) return measures;
  if (left === undefined || right === undefined || other !== undefined) {
    fault(build, "leftover");
    return measures;
  }
  const label = `${left.label} ${between === "/" ? "divided by" : "minus"} ${right.label}`;
  const expression = {
    kind: "arithmetic" as const,
    operator: between,
    left: left.expression,
    right: right.expression,
  };
  return [{ id: left.id, label, expression }];
}
