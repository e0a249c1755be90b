import type { Expression, Filter, Interval, Literal } from "@parlance/contract";
import { column, every, select } from "./build.ts";
import { freshName, type RowContext } from "./row-context.ts";
import { translateBeside, translateExpression } from "./translate-expression.ts";
import type { SqlExpression } from "./tree.ts";
import { parameter, valueType } from "./value-type.ts";

/** A condition in SQL, with SQL's three values: null makes it unknown, and NOT keeps it so. */
export function translateFilter(filter: Filter, row: RowContext): SqlExpression {
  const value = (operand: Expression): SqlExpression => translateExpression(operand, row);
  switch (filter.kind) {
    case "and":
    case "or":
      return combine(filter.kind, filter.filters, row);
    case "not":
      return negate(filter.filter, row);
    case "comparison":
      return {
        kind: "comparison",
        operator: filter.operator,
        left: translateBeside(filter.left, filter.right, row),
        right: translateBeside(filter.right, filter.left, row),
      };
    case "in":
      return inList(filter.operand, filter.values, row);
    case "between":
      return {
        kind: "between",
        operand: value(filter.operand),
        low: translateBeside(filter.low, filter.operand, row),
        high: translateBeside(filter.high, filter.operand, row),
      };
    case "text":
      return textMatch(filter, row);
    case "null":
      return { kind: "is-null", operand: value(filter.operand), negated: false };
    case "period":
      return valueType(filter.operand, row.plan.model) === "integer"
        ? inYears(value(filter.operand), filter.period.interval)
        : inInterval(value(filter.operand), filter.period.interval);
    case "related":
      return row.plan.translate.related(filter, row);
    case "member":
      return member(filter, row);
  }
}

function combine(operator: "and" | "or", filters: Filter[], row: RowContext): SqlExpression {
  const operands = filters.map((filter) => translateFilter(filter, row));
  const [only] = operands;
  if (only === undefined) return { kind: "boolean", value: operator === "and" };
  return operands.length === 1 ? only : { kind: "logic", operator, operands };
}

function negate(filter: Filter, row: RowContext): SqlExpression {
  const operand = translateFilter(filter, row);
  if (operand.kind === "is-null") return { ...operand, negated: !operand.negated };
  if (operand.kind === "exists") return { ...operand, negated: !operand.negated };
  if (operand.kind === "comparison" && operand.operator === "=") return { ...operand, operator: "!=" };
  return { kind: "not", operand };
}

/** Nulls in the list are left out. An empty list is false, and unknown for null, as any other. */
function inList(operand: Expression, values: Literal[], row: RowContext): SqlExpression {
  const left = translateExpression(operand, row);
  const type = valueType(operand, row.plan.model);
  const list = values.filter((value) => value !== null).map((value) => parameter(value, type));
  const [only] = list;
  if (only === undefined) return { kind: "comparison", operator: "!=", left, right: left };
  return list.length === 1
    ? { kind: "comparison", operator: "=", left, right: only }
    : { kind: "in-list", operand: left, values: list };
}

function textMatch(filter: Extract<Filter, { kind: "text" }>, row: RowContext): SqlExpression {
  const type = valueType(filter.operand, row.plan.model);
  const plain = translateExpression(filter.operand, row);
  const operand: SqlExpression =
    type === null || type === "string" ? plain : { kind: "cast", operand: plain, type: "string" };
  if (filter.match === "equals" && filter.caseSensitive)
    return { kind: "comparison", operator: "=", left: operand, right: parameter(filter.value, "string") };
  const pattern = parameter(likePattern(filter.match, filter.value), "string");
  return { kind: "match", operand, pattern, caseSensitive: filter.caseSensitive };
}

function likePattern(match: Extract<Filter, { kind: "text" }>["match"], value: string): string {
  const escaped = value.replaceAll(/[\\%_]/g, "\\$&");
  switch (match) {
    case "contains":
      return `%${escaped}%`;
    case "starts-with":
      return `${escaped}%`;
    case "ends-with":
      return `%${escaped}`;
    case "equals":
      return escaped;
    case "like":
      return value.replaceAll("\\", "\\\\");
  }
}

/** Start inside, end outside; open ends ask for any time at all. */
export function inInterval(operand: SqlExpression, { start, end }: Interval): SqlExpression {
  const bound = (operator: ">=" | "<", instant: string | null): SqlExpression | null =>
    instant === null
      ? null
      : { kind: "comparison", operator, left: operand, right: parameter(instant, "timestamp") };
  return every([bound(">=", start), bound("<", end)]) ?? { kind: "is-null", operand, negated: true };
}

/** The numbers of the years that begin in an interval. */
function inYears(operand: SqlExpression, { start, end }: Interval): SqlExpression {
  const bound = (instant: string | null, operator: ">=" | "<"): SqlExpression | null => {
    if (instant === null) return null;
    const year = Number(instant.slice(0, 4)) + (instant.slice(4, 10) === "-01-01" ? 0 : 1);
    return { kind: "comparison", operator, left: operand, right: parameter(year, "integer") };
  };
  return every([bound(start, ">="), bound(end, "<")]) ?? { kind: "is-null", operand, negated: true };
}

/** Among the first column of another query; nulls in it are left out. */
function member(filter: Extract<Filter, { kind: "member" }>, row: RowContext): SqlExpression {
  const query = row.plan.translate.query(filter.query, row.plan);
  const first = firstColumn(query);
  const alias = freshName("members", new Set(row.names));
  const wanted = select({
    columns: [{ kind: "select-column", expression: column(alias, first), alias: first }],
    from: { kind: "derived", query, alias },
    where: { kind: "is-null", operand: column(alias, first), negated: true },
  });
  return { kind: "in-query", operand: translateExpression(filter.operand, row), query: wanted };
}

const firstColumn = (query: ReturnType<RowContext["plan"]["translate"]["query"]>): string =>
  query.kind === "select" ? (query.columns[0]?.alias ?? "") : firstColumn(query.left);
