import type { Expression, Field } from "@parlance/contract";

/**
 * What quantity times price is called, with what it is computed from: "revenue (quantity × unit price × (1 − discount))", of what is in stock "value", times the discount "discount".
 * Null for other expressions.
 */
export function describeRevenue(operand: Expression, name: (field: Field) => string): string | null {
  const factors = factorsOf(operand);
  const fields = factors.flatMap((each) => (each.kind === "field" ? [each.field] : []));
  const called = (words: RegExp): boolean => fields.some(({ column }) => words.test(column));
  if (factors.length < 2 || !called(/quantity|qty|units/i) || !called(/price/i)) return null;
  const said = factors.map((each) => {
    if (each.kind === "field") return name(each.field);
    const rest = withoutShare(each);
    return rest === null ? null : `(1 − ${name(rest)})`;
  });
  const kind = called(/discount/i) ? "discount" : called(/stock|inventory|on_?hand/i) ? "value" : "revenue";
  return said.every((each) => each !== null) ? `${kind} (${said.join(" × ")})` : null;
}

const factorsOf = (expression: Expression): Expression[] =>
  expression.kind === "arithmetic" && expression.operator === "*"
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];

/** The field of "1 minus discount". */
const withoutShare = (expression: Expression): Field | null =>
  expression.kind === "arithmetic" &&
  expression.operator === "-" &&
  expression.left.kind === "constant" &&
  expression.left.value === 1 &&
  expression.right.kind === "field"
    ? expression.right.field
    : null;
