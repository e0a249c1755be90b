import {
  conjuncts,
  type Filter,
  fieldsOf,
  isSamePart,
  type Period,
  type SemanticQuery,
} from "@parlance/contract";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { contradicts, equalsTo } from "./edit-filter.ts";

/** Whether what a query asks for leaves no row by its words alone: two values of one column, two periods that do not meet. */
export function contradictsItself(query: SemanticQuery): boolean {
  switch (query.kind) {
    case "set":
      return contradictsItself(query.left) || contradictsItself(query.right);
    case "analysis":
      return contradictsItself(query.query);
    case "list":
      return clashes(conjuncts(query.filter));
    case "aggregate": {
      const parts = conjuncts(query.filter);
      const own = query.measures.flatMap(({ expression }) =>
        expression.kind === "aggregate" && expression.filter !== null ? [conjuncts(expression.filter)] : [],
      );
      const { comparison } = query;
      const operand = comparison === null ? null : ({ kind: "field", field: comparison.time } as const);
      const sides: Filter[] =
        comparison === null || operand === null
          ? []
          : [comparison.current, comparison.previous].map((period) => ({ kind: "period", operand, period }));
      return [[], ...own, ...sides.map((side) => [side])].some((each) => clashes([...parts, ...each]));
    }
  }
}

/** Whether two of some conditions leave no row between them. */
export const clashes = (parts: readonly Filter[]): boolean =>
  parts.some((each, at) => parts.slice(at + 1).some((other) => excludesOther(each, other)));

function excludesOther(left: Filter, right: Filter): boolean {
  if (left.kind === "or") return left.filters.every((each) => excludesOther(each, right));
  if (right.kind === "or") return excludesOther(right, left);
  const operand = operandOf(left);
  const isOfMany = fieldsOf(operand).some(({ path }) => path.some(({ reversed }) => reversed));
  if (!isSamePart(operand, operandOf(right)) || isOfMany) return false;
  if (left.kind === "period" && right.kind === "period") return isApart(left.period, right.period);
  const [values, others] = [equalsTo(left), equalsTo(right)];
  if (values !== null && others !== null) return !values.some((value) => others.includes(value));
  return contradicts(left, right) || contradicts(right, left);
}

/** Whether one period ends before the other begins. */
const isApart = ({ interval: one }: Period, { interval: other }: Period): boolean =>
  (one.end !== null && other.start !== null && one.end <= other.start) ||
  (other.end !== null && one.start !== null && other.end <= one.start);
