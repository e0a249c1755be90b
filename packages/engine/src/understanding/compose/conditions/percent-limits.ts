import type { Column, MeasureExpression } from "@parlance/contract";
import { isFraction } from "../figures/fractions.ts";

/** How limits that are said in percent are compared with what they limit; `null` where that cannot be told in percent. */
export type PercentScale = 1 | 100 | null;

/** With a column: 100 where it tells shares of one, `null` of money, lengths of time, numbers of pieces and numbers beyond a hundred. */
export function percentScaleOf(column: Column): PercentScale {
  if (isFraction(column)) return 100;
  const { kind } = column.unit;
  const beyond = Math.max(
    Math.abs(Number(column.profile?.maximum ?? 0)),
    Math.abs(Number(column.profile?.minimum ?? 0)),
  );
  return tallied.test(column.label) ||
    kind === "currency" ||
    kind === "duration" ||
    (kind !== "percent" && beyond > mostPercent)
    ? null
    : 1;
}

/** What says of a column that it counts pieces. */
const tallied = /\b(?:quantity|qty|units|pieces|count)\b/i;

/** What is not called a percentage and goes beyond is none. */
const mostPercent = 100;

/** With a figure: 100 where it is one figure divided by another, 1 where it is told in hundredths; `null` of sums and counts. */
export function percentScaleOfFigure(figure: MeasureExpression): PercentScale {
  if (figure.kind !== "arithmetic") return null;
  const { operator, left, right } = figure;
  if (operator === "/") return holdsHundred(left) ? 1 : 100;
  return operator === "*" && [left, right].some(isHundred) ? 1 : null;
}

const isHundred = (figure: MeasureExpression): boolean => figure.kind === "constant" && figure.value === 100;

const holdsHundred = (figure: MeasureExpression): boolean =>
  isHundred(figure) ||
  (figure.kind === "arithmetic" && figure.operator === "*" && [figure.left, figure.right].some(holdsHundred));
