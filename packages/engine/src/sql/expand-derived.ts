import type { Expression, Filter, MeasureExpression, Path, SemanticModel } from "@parlance/contract";
import { unchecked } from "./row-context.ts";

/** The expression with every named measure of the model replaced by what it stands for, seen from the subject. */
export function expandDerived(model: SemanticModel, expression: MeasureExpression): MeasureExpression {
  switch (expression.kind) {
    case "arithmetic":
      return {
        ...expression,
        left: expandDerived(model, expression.left),
        right: expandDerived(model, expression.right),
      };
    case "derived": {
      const found = model.derivedMeasures.find(({ id }) => id === expression.measure);
      const inner = found?.expression ?? unchecked(`derived measure ${expression.measure}`);
      return expandDerived(model, prefixMeasure(inner, expression.path));
    }
    case "aggregate":
    case "constant":
      return expression;
  }
}

/** The measure as seen from where `path` starts, when it was written from where `path` ends. */
function prefixMeasure(measure: MeasureExpression, path: Path): MeasureExpression {
  switch (measure.kind) {
    case "aggregate":
      return {
        ...measure,
        path: [...path, ...measure.path],
        operand: measure.operand === null ? null : prefixExpression(measure.operand, path),
        filter: measure.filter === null ? null : prefixFilter(measure.filter, path),
        ...(measure.once === undefined
          ? {}
          : { once: { ...measure.once, path: [...path, ...measure.once.path] } }),
      };
    case "arithmetic":
      return {
        ...measure,
        left: prefixMeasure(measure.left, path),
        right: prefixMeasure(measure.right, path),
      };
    case "derived":
      return { ...measure, path: [...path, ...measure.path] };
    case "constant":
      return measure;
  }
}

function prefixExpression(expression: Expression, path: Path): Expression {
  const inner = (part: Expression): Expression => prefixExpression(part, path);
  switch (expression.kind) {
    case "field":
      return {
        kind: "field",
        field: { ...expression.field, path: [...path, ...expression.field.path] },
      };
    case "arithmetic":
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case "function":
      return { ...expression, arguments: expression.arguments.map(inner) };
    case "truncate":
    case "part":
    case "bin":
      return { ...expression, operand: inner(expression.operand) };
    case "duration":
      return { ...expression, from: inner(expression.from), to: inner(expression.to) };
    case "case":
      return {
        ...expression,
        cases: expression.cases.map(({ when, value }) => ({
          when: prefixFilter(when, path),
          value: inner(value),
        })),
        otherwise: expression.otherwise === null ? null : inner(expression.otherwise),
      };
    case "aggregate-value":
      return {
        ...expression,
        per: expression.per.map((pair) => ({ ...pair, outer: inner(pair.outer) })),
      };
    case "constant":
    case "now":
    case "output":
    case "output-aggregate":
      return expression;
  }
}

function prefixFilter(filter: Filter, path: Path): Filter {
  const inner = (part: Expression): Expression => prefixExpression(part, path);
  switch (filter.kind) {
    case "and":
    case "or":
      return { ...filter, filters: filter.filters.map((part) => prefixFilter(part, path)) };
    case "not":
      return { ...filter, filter: prefixFilter(filter.filter, path) };
    case "comparison":
      return { ...filter, left: inner(filter.left), right: inner(filter.right) };
    case "between":
      return {
        ...filter,
        operand: inner(filter.operand),
        low: inner(filter.low),
        high: inner(filter.high),
      };
    case "in":
    case "text":
    case "null":
    case "period":
    case "member":
      return { ...filter, operand: inner(filter.operand) };
    case "related":
      return { ...filter, path: [...path, ...filter.path] };
  }
}
