import type { Filter, MeasureExpression } from "@parlance/contract";

/** Which of the subject's rows a figure counts, and each of those that it is worked out from; none where it counts all. */
export function partsCounted(expression: MeasureExpression): Filter[] {
  if (expression.kind === "arithmetic") return [expression.left, expression.right].flatMap(partsCounted);
  return expression.kind === "aggregate" && expression.path.length === 0 && expression.filter !== null
    ? [expression.filter]
    : [];
}
