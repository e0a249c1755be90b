import { type Expression, type Filter, isSamePart } from "@parlance/contract";

/** "freight in bands under 50, 50 to 200, over 200", where every case names a range of one number. */
export function describeBands(
  { cases, otherwise }: Extract<Expression, { kind: "case" }>,
  inner: (part: Expression) => string,
): string | null {
  const operands = cases.map(({ when }) => boundedBy(when));
  const [first] = operands;
  const labels = cases.map(({ value }) => (value.kind === "constant" ? value.value : null));
  const one = operands.every((operand) => operand !== null && isSamePart(operand, first));
  if (otherwise !== null || first === undefined || first === null || !one) return null;
  return labels.every((label) => typeof label === "string")
    ? `${inner(first)} in bands ${labels.join(", ")}`
    : null;
}

/** The one number that a condition bounds on either side; null of other conditions. */
function boundedBy(when: Filter): Expression | null {
  if (when.kind === "between") return when.operand;
  if (when.kind === "comparison") return when.right.kind === "constant" ? when.left : null;
  if (when.kind !== "and") return null;
  const [first, ...others] = when.filters.map(boundedBy);
  return first != null && others.every((other) => other !== null && isSamePart(other, first)) ? first : null;
}
