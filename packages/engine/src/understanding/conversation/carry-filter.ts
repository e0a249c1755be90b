import type { AggregateValue, Expression, Filter, Path } from "@parlance/contract";

/** A filter on rows of one table, said of the rows of another from which `path` leads there. */
export function carryFilter(filter: Filter, path: Path): Filter {
  const carry = (each: Filter): Filter => carryFilter(each, path);
  const value = (each: Expression): Expression => carryExpression(each, path);
  switch (filter.kind) {
    case "and":
    case "or":
      return { ...filter, filters: filter.filters.map(carry) };
    case "not":
      return { ...filter, filter: carry(filter.filter) };
    case "comparison":
      return { ...filter, left: value(filter.left), right: value(filter.right) };
    case "between":
      return {
        ...filter,
        operand: value(filter.operand),
        low: value(filter.low),
        high: value(filter.high),
      };
    case "in":
    case "text":
    case "null":
    case "period":
    case "member":
      return { ...filter, operand: value(filter.operand) };
    case "related":
      return { ...filter, path: [...path, ...filter.path] };
  }
}

/** An expression over rows of one table, said of rows from which `path` leads there. */
export function carryExpression(expression: Expression, path: Path): Expression {
  const carry = (each: Expression): Expression => carryExpression(each, path);
  switch (expression.kind) {
    case "field":
      return {
        ...expression,
        field: { ...expression.field, path: joinPaths(path, expression.field.path) },
      };
    case "arithmetic":
      return { ...expression, left: carry(expression.left), right: carry(expression.right) };
    case "function":
      return { ...expression, arguments: expression.arguments.map(carry) };
    case "truncate":
    case "part":
    case "bin":
      return { ...expression, operand: carry(expression.operand) };
    case "duration":
      return { ...expression, from: carry(expression.from), to: carry(expression.to) };
    case "case":
      return {
        ...expression,
        cases: expression.cases.map(({ when, value }) => ({
          when: carryFilter(when, path),
          value: carry(value),
        })),
        otherwise: expression.otherwise === null ? null : carry(expression.otherwise),
      };
    case "aggregate-value":
      return carryAggregate(expression, path);
    case "constant":
    case "now":
    case "output":
    case "output-aggregate":
      return expression;
  }
}

const carryAggregate = (expression: AggregateValue, path: Path): AggregateValue => ({
  ...expression,
  per: expression.per.map(({ inner, outer }) => ({ inner, outer: carryExpression(outer, path) })),
});

/** Two paths as one; a step that is taken straight back leads nowhere and is left out. */
export function joinPaths(first: Path, second: Path): Path {
  const [last, next] = [first.at(-1), second[0]];
  if (last === undefined || next === undefined) return [...first, ...second];
  return last.relationship === next.relationship && last.reversed !== next.reversed
    ? joinPaths(first.slice(0, -1), second.slice(1))
    : [...first, ...second];
}
