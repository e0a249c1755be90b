import type { ComparisonOperator, Expression, Filter, Literal } from "@parlance/contract";

/** A comparison of a time with a year ("after 2010") as a period; null when the number is no year. */
export function periodFilter(
  operand: Expression,
  operator: ComparisonOperator,
  value: Literal,
): Filter | null {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1000 || value > 2200) return null;
  const first = `${value}-01-01`;
  const next = `${value + 1}-01-01`;
  const period = (start: string | null, end: string | null): Filter => ({
    kind: "period",
    operand,
    period: { expression: { kind: "absolute", grain: "year" }, interval: { start, end } },
  });
  switch (operator) {
    case "=":
      return period(first, next);
    case "!=":
      return { kind: "not", filter: period(first, next) };
    case "<":
      return period(null, first);
    case "<=":
      return period(null, next);
    case ">":
      return period(next, null);
    case ">=":
      return period(first, null);
  }
}
