import {
  type Bins,
  type Calendar,
  type Expression,
  type Field,
  findTable,
  fiscalShift,
  type PhysicalType,
  type TimeGrain,
} from "@parlance/contract";
import { column } from "./build.ts";
import type { RowContext } from "./row-context.ts";
import type { DateShift, SqlExpression } from "./tree.ts";
import { parameter, valueType } from "./value-type.ts";

/** An expression of one row, or of one result row, in SQL. */
export function translateExpression(expression: Expression, row: RowContext): SqlExpression {
  const { translate, now } = row.plan;
  const inner = (operand: Expression): SqlExpression => translateExpression(operand, row);
  switch (expression.kind) {
    case "field":
      return fieldColumn(expression.field, row);
    case "constant":
      return parameter(expression.value, expression.type);
    case "now":
      return { kind: "parameter", value: now, type: "timestamp" };
    case "arithmetic": {
      const [left, right] = [inner(expression.left), inner(expression.right)];
      const { operator } = expression;
      return operator === "/"
        ? { kind: "divide", left, right }
        : { kind: "arithmetic", operator, left, right };
    }
    case "function":
      return { kind: "call", name: expression.name, arguments: expression.arguments.map(inner) };
    case "truncate":
      return {
        kind: "truncate",
        grain: expression.grain,
        operand: inDates(inner(expression.operand), valueType(expression.operand, row.plan.model)),
        shift: shiftOf(expression.grain, row.plan.calendar),
      };
    case "part":
      return { kind: "part", part: expression.part, operand: inner(expression.operand) };
    case "duration":
      return {
        kind: "duration",
        unit: expression.unit,
        from: inner(expression.from),
        to: inner(expression.to),
      };
    case "bin":
      return binEdge(inner(expression.operand), expression.bins);
    case "case":
      return {
        kind: "case",
        cases: expression.cases.map(({ when, value }) => ({
          when: translate.filter(when, row),
          value: inner(value),
        })),
        otherwise: expression.otherwise === null ? null : inner(expression.otherwise),
      };
    case "aggregate-value":
      return translate.aggregateValue(expression, row);
    case "output":
      return row.output(expression.id);
    case "output-aggregate":
      return row.outputAggregate(expression.id, expression.aggregation, expression.quantile);
  }
}

function fieldColumn({ path, table, column: name }: Field, row: RowContext): SqlExpression {
  const found = findTable(row.plan.model, table)?.columns.find((each) => each.name === name);
  const bare = column(row.source(path), name);
  return found?.converted === true ? { ...bare, converted: found.physicalType } : bare;
}

/** The number of a year as its first day. */
const inDates = (operand: SqlExpression, type: PhysicalType | null): SqlExpression =>
  type === "integer"
    ? { kind: "call", name: "day", arguments: [{ kind: "cast", operand, type: "string" }] }
    : operand;

/** How much later than in ISO 8601 the periods of a grain start; null where they do not. */
function shiftOf(grain: TimeGrain, { weekStart, fiscalYearStart }: Calendar): DateShift | null {
  if (grain === "week") return weekStart === "monday" ? null : { unit: "day", count: -1 };
  const months = fiscalShift(grain, fiscalYearStart);
  return months === 0 ? null : { unit: "month", count: months };
}

/**
 * Two values that meet in a comparison: a constant takes the type of the other side, an instant beside a date counts as its day
 * ("delivered on the promised day"), a constant one as the instant that it is.
 */
export function translateBeside(expression: Expression, other: Expression, row: RowContext): SqlExpression {
  const beside = valueType(other, row.plan.model);
  const isOpen = expression.kind === "constant" && expression.type === null;
  const value = isOpen ? parameter(expression.value, beside) : translateExpression(expression, row);
  const type = value.kind === "parameter" ? value.type : valueType(expression, row.plan.model);
  if (beside !== "date" || type !== "timestamp") return value;
  return expression.kind === "constant" ? { kind: "cast", operand: value, type } : dayOf(value);
}

const dayOf = (instant: SqlExpression): SqlExpression =>
  instant.kind === "parameter"
    ? { ...instant, value: String(instant.value).slice(0, 10), type: "date" }
    : { kind: "truncate", grain: "day", operand: instant, shift: null };

/** The lower edge of the value's bin; null below the first of given edges. */
function binEdge(operand: SqlExpression, bins: Bins): SqlExpression {
  if (bins.kind === "edges") {
    const edges = bins.edges.toSorted((left, right) => right - left).map((edge) => parameter(edge, null));
    const cases = edges.map((edge) => ({
      when: { kind: "comparison" as const, operator: ">=" as const, left: operand, right: edge },
      value: edge,
    }));
    return { kind: "case", cases, otherwise: null };
  }
  const origin = parameter(bins.origin, null);
  const width = parameter(bins.width, null);
  const shifted: SqlExpression =
    bins.origin === 0 ? operand : { kind: "arithmetic", operator: "-", left: operand, right: origin };
  const index: SqlExpression = {
    kind: "call",
    name: "floor",
    arguments: [{ kind: "divide", left: shifted, right: width }],
  };
  const edge: SqlExpression = { kind: "arithmetic", operator: "*", left: index, right: width };
  return bins.origin === 0 ? edge : { kind: "arithmetic", operator: "+", left: edge, right: origin };
}
