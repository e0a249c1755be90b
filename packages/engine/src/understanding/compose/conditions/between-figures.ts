import type { Measure } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/**
 * "Number of returns divided by number of orders", "revenue minus refunds": one figure of the two that stand beside the
 * operator, each aggregated over its own rows first. Other figures stay as they are.
 */
export function betweenFigures({ frame: { between } }: Build, measures: Measure[]): Measure[] {
  const [left, right, other] = measures;
  if (between === null || left === undefined || right === undefined || other !== undefined) return measures;
  const label = `${left.label} ${between === "/" ? "divided by" : "minus"} ${right.label}`;
  const expression = {
    kind: "arithmetic" as const,
    operator: between,
    left: left.expression,
    right: right.expression,
  };
  return [{ id: left.id, label, expression }];
}
