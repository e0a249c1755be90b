import { conjuncts, type Filter, isSamePart, type MeasureExpression } from "@parlance/contract";
import { clashes } from "../conversation/contradicts-itself.ts";
import type { Candidate } from "../types.ts";
import { partsCounted } from "./parts-counted.ts";

/**
 * "Win rate of open deals", "return rate of shipped orders": a part that none of the rows it is asked of can be, or one that all of them are ("return
 * rate of returned orders"). The words of those rows; empty elsewhere.
 */
export function rateOfOthers({ query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.filter === null) return [];
  const rows = conjuncts(query.filter);
  const never = query.measures.find(
    ({ expression }) =>
      partsCounted(expression).some((part) => clashes([...rows, ...conjuncts(part)])) ||
      isAlwaysAll(expression, rows.map(asMembership)),
  );
  if (never === undefined) return [];
  const said = matches.filter(({ kind }) => kind === "value").map(({ text }) => text);
  return said.length > 0 ? said : [never.label];
}

/** Whether what tells a part from its whole holds of all rows that are looked at. */
function isAlwaysAll(expression: MeasureExpression, rows: readonly Filter[]): boolean {
  if (expression.kind !== "arithmetic") return false;
  const { operator, left, right } = expression;
  if (operator !== "/") return [left, right].some((each) => isAlwaysAll(each, rows));
  if (left.kind !== "aggregate" || right.kind !== "aggregate") return false;
  const whole = conjuncts(right.filter).map(asMembership);
  const telling = conjuncts(left.filter)
    .map(asMembership)
    .filter((each) => !whole.some((other) => isSamePart(each, other)));
  const isSame = isSamePart({ ...left, filter: null }, { ...right, filter: null });
  return isSame && telling.length > 0 && telling.every((each) => rows.some((row) => isSamePart(each, row)));
}

/** Being something as being one of it alone. */
const asMembership = (filter: Filter): Filter =>
  filter.kind === "comparison" && filter.operator === "=" && filter.right.kind === "constant"
    ? { kind: "in", operand: filter.left, values: [filter.right.value] }
    : filter;
