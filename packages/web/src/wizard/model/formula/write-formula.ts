import type { AggregateMeasure, Expression, Filter, Literal, MeasureExpression } from "@parlance/contract";
import { aggregationNames } from "./read-formula.ts";

/** A measure's formula as a person writes it; null where it holds more than formulas can say. */
export function writeFormula(expression: MeasureExpression): string | null {
  switch (expression.kind) {
    case "constant":
      return String(expression.value);
    case "arithmetic":
      return joined(expression.operator, writeFormula(expression.left), writeFormula(expression.right));
    case "aggregate":
      return expression.path.length > 0 ? null : aggregate(expression);
    case "derived":
      return null;
  }
}

/** A condition as formulas write it; null where it holds more than they can say. */
export function writeCondition(filter: Filter): string | null {
  if (filter.kind === "and") {
    const parts = filter.filters.map(writeCondition);
    return parts.includes(null) ? null : parts.join(" and ");
  }
  if (filter.kind !== "comparison") return null;
  const [left, right] = [row(filter.left), row(filter.right)];
  return left === null || right === null
    ? null
    : `${left} ${filter.operator === "!=" ? "<>" : filter.operator} ${right}`;
}

function aggregate({ aggregation, operand, filter }: AggregateMeasure): string | null {
  const distinct = aggregation === "count-distinct";
  const name = aggregationNames.find(([, each]) => each === (distinct ? "count" : aggregation))?.[0];
  const inner = operand === null ? "" : row(operand);
  const condition = filter === null ? "" : writeCondition(filter);
  if (name === undefined || inner === null || condition === null) return null;
  const parts = [distinct ? "distinct" : "", inner, condition === "" ? "" : `where ${condition}`];
  return `${name}(${parts.filter((part) => part !== "").join(" ")})`;
}

function row(expression: Expression): string | null {
  switch (expression.kind) {
    case "field": {
      const { path, table, column } = expression.field;
      return path.length === 0 ? name(column) : `${name(table)}.${name(column)}`;
    }
    case "constant":
      return literal(expression.value);
    case "arithmetic":
      return joined(expression.operator, row(expression.left), row(expression.right));
    default:
      return null;
  }
}

const joined = (operator: string, left: string | null, right: string | null): string | null =>
  left === null || right === null
    ? null
    : `${bracketed(left, operator)} ${operator} ${bracketed(right, operator)}`;

/** Sums stand in brackets inside anything but a sum. */
const bracketed = (text: string, operator: string): string =>
  operator !== "+" && / [-+*/] /.test(text.replaceAll(/\([^()]*\)|'[^']*'|"[^"]*"/g, ""))
    ? `(${text})`
    : text;

const name = (text: string): string =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`;

const literal = (value: Literal): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
