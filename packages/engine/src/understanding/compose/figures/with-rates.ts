import type { Condition } from "../../parse/frame/frame.ts";
import type { DefinedFigure } from "../../parse/links/link.ts";
import type { Build } from "../build-context.ts";

/**
 * "Sites with a conversion rate over 2 %", "channels with a cost per click above average": a figure that only many rows together have is
 * compared for each group. Other conditions stay as they are.
 */
export function withRates(build: Build): Build {
  const { frame } = build;
  if (!frame.conditions.some(isOfGroup)) return build;
  const conditions = frame.conditions.map((each) =>
    isOfGroup(each) ? { ...each, aggregation: "sum" as const } : each,
  );
  return { ...build, frame: { ...frame, conditions } };
}

const isOfGroup = (condition: Condition): boolean =>
  condition.aggregation === null &&
  condition.total === undefined &&
  ["compare", "between", "average"].includes(condition.test.kind) &&
  rateOf(condition) !== null;

/** The figure that a condition compares which no single row has; null for others. */
export const rateOf = ({ left }: Condition): DefinedFigure | null =>
  left?.kind === "metric" && left.metric.kind === "defined" && left.metric.figure.row === null
    ? left.metric.figure
    : null;
