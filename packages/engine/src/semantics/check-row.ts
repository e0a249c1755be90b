import type {
  Aggregation,
  Expression,
  Field,
  Filter,
  Literal,
  PhysicalType,
  Standing,
} from "@parlance/contract";
import { type CheckContext, familyOf, invalid } from "./check-context.ts";
import { checkField, checkPath } from "./check-path.ts";
import { expressionType } from "./expression-type.ts";

/** An expression with its fields' tables corrected; what is wrong is noted in the context. */
export function checkExpression(context: CheckContext, expression: Expression, where: string): Expression {
  const inner = (part: Expression, name: string): Expression =>
    checkExpression(context, part, `${where}/${name}`);
  switch (expression.kind) {
    case "field":
      return checkFieldExpression(context, expression, where);
    case "constant":
    case "now":
      return expression;
    case "arithmetic": {
      const left = inner(expression.left, "left");
      const right = inner(expression.right, "right");
      expectFamily(context, left, ["number"], `${where}/left`);
      expectFamily(context, right, ["number"], `${where}/right`);
      return { ...expression, left, right };
    }
    case "function": {
      const operands = expression.arguments.map((part, index) => inner(part, `arguments/${index}`));
      const [first] = operands;
      if (first !== undefined && numeric.includes(expression.name))
        expectFamily(context, first, ["number"], `${where}/arguments/0`);
      return { ...expression, arguments: operands };
    }
    case "truncate":
    case "part": {
      const operand = inner(expression.operand, "operand");
      const clocked = expression.kind === "part" && /^(?:minute|hour)-of-day$/.test(expression.part);
      const isYear = expression.kind === "truncate" && expression.grain === "year";
      if (!isYear || expressionType(operand, context).type !== "integer")
        expectFamily(context, operand, clocked ? ["time", "clock"] : ["time"], `${where}/operand`);
      return expression.kind === "truncate" && expression.standing !== undefined
        ? { ...expression, operand, standing: checkedEnds(context, expression.standing, where) }
        : { ...expression, operand };
    }
    case "duration": {
      const [from, to] = [inner(expression.from, "from"), inner(expression.to, "to")];
      expectFamily(context, from, ["time"], `${where}/from`);
      expectFamily(context, to, ["time"], `${where}/to`);
      return { ...expression, from, to };
    }
    case "bin": {
      const operand = inner(expression.operand, "operand");
      expectFamily(context, operand, ["number"], `${where}/operand`);
      return { ...expression, operand };
    }
    case "case":
      return {
        ...expression,
        cases: expression.cases.map(({ when, value }, index) => ({
          when: checkFilter(context, when, `${where}/cases/${index}/when`),
          value: inner(value, `cases/${index}/value`),
        })),
        otherwise: expression.otherwise === null ? null : inner(expression.otherwise, "otherwise"),
      };
    case "aggregate-value":
      return checkAggregateValue(context, expression, where);
    case "output":
    case "output-aggregate":
      if (context.output(expression.id) === null)
        invalid(context, where, `there is no result column “${expression.id}” here`);
      if (expression.kind === "output-aggregate")
        checkAggregation(context, { ...expression, operand: { kind: "output", id: expression.id } }, where);
      return expression;
  }
}

const numeric: readonly string[] = ["absolute", "round", "floor", "ceiling"];

/** The ends of rows that stand, with their fields' tables corrected. */
export function checkedEnds(context: CheckContext, { ends }: Standing, where: string): Standing {
  return {
    ends: ends.map(({ field, lastDay }, index) => {
      const at = `${where}/standing/ends/${index}/field`;
      const checked = checkFieldExpression(context, { kind: "field", field }, at);
      expectFamily(context, checked, ["time"], at);
      return { field: checked.field, lastDay };
    }),
  };
}

function checkFieldExpression(
  context: CheckContext,
  expression: Extract<Expression, { kind: "field" }>,
  where: string,
): Extract<Expression, { kind: "field" }> {
  if (context.subject !== null)
    return { ...expression, field: checkField(context, context.subject, expression.field) };
  invalid(context, where, "only result columns can stand here, no columns of tables");
  return expression;
}

function checkAggregateValue(
  context: CheckContext,
  expression: Extract<Expression, { kind: "aggregate-value" }>,
  where: string,
): Expression {
  const { subject, path } = expression;
  if (!context.model.tables.some(({ name }) => name === subject)) {
    context.failures.push({ code: "unknown-field", table: subject, column: null });
    return expression;
  }
  const inner: CheckContext = { ...context, subject, output: () => null, toOneFrom: null };
  checkPath(inner, subject, path);
  const operand =
    expression.operand === null
      ? null
      : checkExpression(
          { ...inner, toOneFrom: { path, why: countedOnce } },
          expression.operand,
          `${where}/operand`,
        );
  checkAggregation(inner, { ...expression, operand }, where);
  const filter = expression.filter === null ? null : checkFilter(inner, expression.filter, `${where}/filter`);
  const per = expression.per.map((pair, index) => ({
    inner: checkExpression(inner, pair.inner, `${where}/per/${index}/inner`),
    outer: checkExpression(context, pair.outer, `${where}/per/${index}/outer`),
  }));
  const counted: CheckContext = { ...inner, toOneFrom: { path, why: countedOnce } };
  return { ...expression, operand, filter, per, ...checkedOnce(counted, expression.once) };
}

/** By what rows count once, with its table corrected. */
export const checkedOnce = (context: CheckContext, once: Field | undefined): { once?: Field } =>
  once === undefined || context.subject === null ? {} : { once: checkField(context, context.subject, once) };

/** Why what is aggregated must be to-one from the table that is counted. */
export const countedOnce = "one row would be counted several times";

/** Asks for an operand and a quantile where the aggregation needs them, and for numbers where it adds. */
export function checkAggregation(
  context: CheckContext,
  measure: { aggregation: Aggregation; quantile: number | null; operand: Expression | null },
  where: string,
): void {
  const { aggregation, quantile, operand } = measure;
  if ((aggregation === "quantile") !== (quantile !== null))
    invalid(context, `${where}/quantile`, "a quantile, and nothing else, needs its fraction");
  if (aggregation === "count" || aggregation === "count-distinct") return;
  if (operand === null) {
    invalid(context, `${where}/operand`, `${aggregation} needs something to work on`);
    return;
  }
  if (aggregation === "minimum" || aggregation === "maximum") return;
  const ordered = aggregation === "median" || aggregation === "quantile";
  expectFamily(context, operand, ordered ? ["number", "time"] : ["number"], `${where}/operand`);
}

function expectFamily(
  context: CheckContext,
  operand: Expression,
  families: readonly string[],
  where: string,
): void {
  const { type } = expressionType(operand, context);
  const family = familyOf(type);
  if (family === null || families.includes(family)) return;
  invalid(context, where, `a ${families.join(" or ")} is needed here, not a ${type}`);
}

/** A filter with its fields' tables corrected; what is wrong is noted in the context. */
export function checkFilter(context: CheckContext, filter: Filter, where: string): Filter {
  const inner = (part: Expression, name: string): Expression =>
    checkExpression(context, part, `${where}/${name}`);
  switch (filter.kind) {
    case "and":
    case "or": {
      const filters = filter.filters.map((part, index) =>
        checkFilter(context, part, `${where}/filters/${index}`),
      );
      return { ...filter, filters };
    }
    case "not":
      return { ...filter, filter: checkFilter(context, filter.filter, `${where}/filter`) };
    case "comparison": {
      const [left, right] = [inner(filter.left, "left"), inner(filter.right, "right")];
      expectComparable(context, left, right, where);
      return { ...filter, left, right };
    }
    case "between": {
      const operand = inner(filter.operand, "operand");
      const [low, high] = [inner(filter.low, "low"), inner(filter.high, "high")];
      expectComparable(context, operand, low, `${where}/low`);
      expectComparable(context, operand, high, `${where}/high`);
      return { ...filter, operand, low, high };
    }
    case "in": {
      const operand = inner(filter.operand, "operand");
      filter.values.forEach((value, index) => {
        expectComparable(
          context,
          operand,
          { kind: "constant", value, type: null },
          `${where}/values/${index}`,
        );
      });
      return { ...filter, operand };
    }
    case "text":
    case "null":
      return { ...filter, operand: inner(filter.operand, "operand") };
    case "period":
      return checkPeriod(context, filter, where);
    case "related":
      return checkRelated(context, filter, where);
    case "member": {
      const query = context.query(filter.query, `${where}/query`);
      const operand = inner(filter.operand, "operand");
      const type = context.firstColumn(query);
      if (type !== null) expectSameFamily(context, expressionType(operand, context).type, type, where);
      return { ...filter, operand, query };
    }
  }
}

function checkPeriod(
  context: CheckContext,
  filter: Extract<Filter, { kind: "period" }>,
  where: string,
): Filter {
  const operand = checkExpression(context, filter.operand, `${where}/operand`);
  if (expressionType(operand, context).type !== "integer")
    expectFamily(context, operand, ["time"], `${where}/operand`);
  const { start, end } = filter.period.interval;
  if (start !== null && end !== null && start > end)
    invalid(context, `${where}/period/interval`, "the period ends before it starts");
  return { ...filter, operand };
}

function checkRelated(
  context: CheckContext,
  filter: Extract<Filter, { kind: "related" }>,
  where: string,
): Filter {
  if (context.subject === null) {
    invalid(context, where, "result rows have no related rows");
    return filter;
  }
  if (filter.path.length === 0) {
    invalid(context, where, "related rows need a way to them");
    return filter;
  }
  const far = checkPath(context, context.subject, filter.path);
  if (far === null || filter.filter === null) return filter;
  const isExistence = filter.count === 0 && [">", "=", "!="].includes(filter.operator);
  const toOneFrom = isExistence
    ? null
    : { path: [], why: "related rows can only be counted under conditions on one row each" };
  const inner: CheckContext = { ...context, subject: far, output: () => null, toOneFrom };
  return { ...filter, filter: checkFilter(inner, filter.filter, `${where}/filter`) };
}

function expectComparable(context: CheckContext, left: Expression, right: Expression, where: string): void {
  const [constant, other] = left.kind === "constant" ? [left, right] : [right, left];
  const type = expressionType(other, context).type;
  if (constant.kind === "constant" && constant.type === null) {
    if (!fits(constant.value, type)) invalid(context, where, `“${constant.value}” is not a ${type}`);
  } else
    expectSameFamily(context, expressionType(left, context).type, expressionType(right, context).type, where);
}

/** Whether a value can stand beside a type: the planner then gives it that type. */
function fits(value: Literal, type: PhysicalType | null): boolean {
  if (value === null) return true;
  switch (familyOf(type)) {
    case "number":
      return (
        typeof value === "number" ||
        (typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value)))
      );
    case "time":
      return typeof value === "string" && /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/.test(value);
    case "boolean":
      return typeof value === "boolean";
    case "text":
    case "clock":
    case null:
      return true;
  }
}

function expectSameFamily(
  context: CheckContext,
  left: PhysicalType | null,
  right: PhysicalType | null,
  where: string,
): void {
  const [one, other] = [familyOf(left), familyOf(right)];
  if (one !== null && other !== null && one !== other)
    invalid(context, where, `a ${left} cannot be compared with a ${right}`);
}
