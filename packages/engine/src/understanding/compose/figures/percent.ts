import type { MeasureExpression } from "@parlance/contract";

/** One figure in percent of another. */
export const percent = (part: MeasureExpression, whole: MeasureExpression): MeasureExpression => ({
  kind: "arithmetic",
  operator: "*",
  left: { kind: "constant", value: 100 },
  right: { kind: "arithmetic", operator: "/", left: part, right: whole },
});
