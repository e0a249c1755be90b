import type { MeasureExpression } from "@parlance/contract";

type Aggregate = Extract<MeasureExpression, { kind: "aggregate" }>;

/** The aggregates that a measure is computed of. */
export const aggregatesIn = (expression: MeasureExpression): Aggregate[] =>
  expression.kind === "arithmetic"
    ? [...aggregatesIn(expression.left), ...aggregatesIn(expression.right)]
    : expression.kind === "aggregate"
      ? [expression]
      : [];
