import type { Expression, Filter, Path } from "@parlance/contract";

/** The paths that an expression reads in its own row context; what a subquery reads inside itself is not among them. */
export function expressionPaths(expression: Expression): Path[] {
  switch (expression.kind) {
    case "field":
      return [expression.field.path];
    case "arithmetic":
      return [...expressionPaths(expression.left), ...expressionPaths(expression.right)];
    case "function":
      return expression.arguments.flatMap(expressionPaths);
    case "truncate":
      return [
        ...expressionPaths(expression.operand),
        ...(expression.standing?.ends ?? []).map(({ field }) => field.path),
      ];
    case "part":
    case "bin":
      return expressionPaths(expression.operand);
    case "duration":
      return [...expressionPaths(expression.from), ...expressionPaths(expression.to)];
    case "case":
      return [
        ...expression.cases.flatMap(({ when, value }) => [...filterPaths(when), ...expressionPaths(value)]),
        ...(expression.otherwise === null ? [] : expressionPaths(expression.otherwise)),
      ];
    case "aggregate-value":
      return expression.per.flatMap(({ outer }) => expressionPaths(outer));
    case "constant":
    case "now":
    case "output":
    case "output-aggregate":
      return [];
  }
}

/** The paths that a filter reads in its own row context; related rows hang on the subject itself, path []. */
export function filterPaths(filter: Filter): Path[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.filters.flatMap(filterPaths);
    case "not":
      return filterPaths(filter.filter);
    case "comparison":
      return [...expressionPaths(filter.left), ...expressionPaths(filter.right)];
    case "between":
      return [filter.operand, filter.low, filter.high].flatMap(expressionPaths);
    case "in":
    case "text":
    case "null":
    case "period":
    case "member":
      return expressionPaths(filter.operand);
    case "related":
      return [[]];
  }
}

/** Both filters together. */
export const both = (left: Filter | null, right: Filter | null): Filter | null =>
  left === null ? right : right === null ? left : { kind: "and", filters: [left, right] };
