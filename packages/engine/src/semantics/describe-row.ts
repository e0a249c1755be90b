import {
  type AggregateMeasure,
  type AggregateValue,
  type Aggregation,
  type ComparisonOperator,
  type Expression,
  type Field,
  type Filter,
  findRelationship,
  findTable,
  isSamePart,
  type Literal,
  lowered,
  type MeasureExpression,
  pluralOf,
  rowOf,
  rowsOf,
  type SemanticModel,
  type SemanticQuery,
  textFunctions,
} from "@parlance/contract";
import { describeBands } from "./describe-bands.ts";
import { describeDate } from "./describe-date.ts";
import { describePeriod } from "./describe-period.ts";
import { rowReferred, tableReferred } from "./describe-referred.ts";
import { describeRevenue } from "./describe-revenue.ts";
import { fieldColumn } from "./expression-type.ts";
import { tableAt } from "./grain.ts";

/** What the words of a part need: the model, the table that paths start at, result columns' words, nested queries' words. */
export type DescribeContext = {
  model: SemanticModel;
  subject: string;
  output(id: string): string;
  query(query: SemanticQuery): string;
};

/** An expression in words: "month of order date". */
export function describeExpression(context: DescribeContext, expression: Expression): string {
  const inner = (part: Expression): string => describeExpression(context, part);
  const grouped = (part: Expression): string =>
    part.kind === "arithmetic" ? `(${inner(part)})` : inner(part);
  switch (expression.kind) {
    case "field":
      return describeField(context, expression.field);
    case "constant":
      return describeLiteral(expression.value);
    case "now":
      return "now";
    case "arithmetic":
      return (
        describeTimeTaken(expression, inner) ??
        `${grouped(expression.left)} ${operators[expression.operator]} ${grouped(expression.right)}`
      );
    case "function": {
      const date = describeDate(expression, inner);
      if (date !== null) return date;
      const [first, second] = expression.arguments;
      const isNothing = second?.kind === "constant" && second.value === 0;
      if (expression.name === "coalesce" && first !== undefined && second !== undefined)
        return isNothing ? `${inner(first)} (where known)` : `${inner(first)} or ${inner(second)}`;
      return readsText.has(expression.name)
        ? `${expression.name} in ${expression.arguments.map(inner).join(", ")}`
        : `${expression.name} of ${expression.arguments.map(inner).join(", ")}`;
    }
    case "truncate": {
      if (expression.standing !== undefined) return `end of ${expression.grain}`;
      const time = inner(expression.operand);
      return time === expression.grain ? time : `${expression.grain} of ${time}`;
    }
    case "part":
      return `${expression.part.replaceAll("-", " ")} of ${inner(expression.operand)}`;
    case "duration":
      return `whole ${expression.unit}s from ${inner(expression.from)} to ${inner(expression.to)}`;
    case "bin":
      return expression.bins.kind === "width"
        ? `${inner(expression.operand)} in steps of ${expression.bins.width}`
        : `${inner(expression.operand)} in bins from ${expression.bins.edges.join(", ")}`;
    case "case": {
      const bands = describeBands(expression, inner);
      if (bands !== null) return bands;
      const [only, other] = expression.cases;
      if (
        only !== undefined &&
        other === undefined &&
        isMark(only.value, 1) &&
        isMark(expression.otherwise, 0)
      )
        return `whether ${describeFilter(context, only.when)}`;
      const cases = expression.cases.map(
        ({ when, value }) => `${inner(value)} if ${describeFilter(context, when)}`,
      );
      const otherwise = expression.otherwise === null ? [] : [`otherwise ${inner(expression.otherwise)}`];
      return [...cases, ...otherwise].join(", ");
    }
    case "aggregate-value":
      return describeAggregateValue(context, expression);
    case "output":
      return context.output(expression.id);
    case "output-aggregate":
      return `the ${aggregationWords(expression.aggregation, expression.quantile)} ${context.output(expression.id)} of all rows`;
  }
}

/** "days from order date to shipped date", for seconds or days between two times divided by the length of a unit. */
function describeTimeTaken(
  { operator, left, right }: Extract<Expression, { kind: "arithmetic" }>,
  inner: (part: Expression) => string,
): string | null {
  if (operator !== "/" || left.kind !== "duration" || right.kind !== "constant") return null;
  const unit = unitLengths.find(
    ([base, length]) => base === left.unit && Math.abs(length - Number(right.value)) < 1e-6,
  )?.[2];
  return unit === undefined ? null : `${unit} from ${inner(left.from)} to ${inner(left.to)}`;
}

const unitLengths: readonly ["second" | "day", number, string][] = [
  ["second", 60, "minutes"],
  ["second", 3600, "hours"],
  ["second", 86_400, "days"],
  ["second", 604_800, "weeks"],
  ["day", 7, "weeks"],
];

const isMark = (value: Expression | null, mark: number): boolean =>
  value?.kind === "constant" && value.value === mark;

const readsText: ReadonlySet<string> = new Set(textFunctions);

const operators = { "+": "plus", "-": "minus", "*": "times", "/": "divided by" } as const;

function describeAggregateValue(context: DescribeContext, expression: AggregateValue): string {
  const inside: DescribeContext = { ...context, subject: expression.subject };
  const figure =
    describeEnd(inside, expression) ?? describeMeasure(inside, { ...expression, kind: "aggregate" });
  const own = ownRow(context, expression);
  if (own !== null) return `the ${figure} of each ${own}`;
  const per = expression.per.map(({ outer }) => describeThing(context, outer));
  return per.length === 0 ? `the overall ${figure}` : `the ${figure} of the same ${per.join(" and ")}`;
}

/** A row of the subject, where the rows are those of each one of them; null where they are told by something else. */
function ownRow({ model, subject }: DescribeContext, { per }: AggregateValue): string | null {
  const [only, other] = per;
  const table = findTable(model, subject);
  if (table === null || other !== undefined || only?.outer.kind !== "field") return null;
  const { path, column } = only.outer.field;
  const [key, second] = table.primaryKey;
  return path.length === 0 && second === undefined && key === column ? rowOf(lowered(table.label)) : null;
}

/** "First order date": the earliest or latest of times; null of other figures and of rows with a condition. */
function describeEnd(
  context: DescribeContext,
  { aggregation, operand, filter }: AggregateValue,
): string | null {
  if (operand?.kind !== "field" || filter !== null) return null;
  const type = fieldColumn(context.model, operand.field)?.physicalType;
  if (type !== "date" && type !== "timestamp") return null;
  const ends = { minimum: "first", maximum: "last" } as const;
  return aggregation === "minimum" || aggregation === "maximum"
    ? `${ends[aggregation]} ${describeField(context, operand.field)}`
    : null;
}

/** A reference by what it refers to ("customer"), anything else as it is. */
const describeThing = (context: DescribeContext, expression: Expression): string =>
  rowReferred(context.model, expression) ?? describeExpression(context, expression);

/** A measure in words, without a capital: "total revenue", "number of orders where country is “France”". */
export function describeMeasure(context: DescribeContext, measure: MeasureExpression): string {
  switch (measure.kind) {
    case "constant":
      return String(measure.value);
    case "arithmetic": {
      const share = shareWords(context, measure);
      if (share !== null) return share;
      const side = (part: MeasureExpression): string =>
        part.kind === "arithmetic" ? `(${describeMeasure(context, part)})` : describeMeasure(context, part);
      return `${side(measure.left)} ${operators[measure.operator]} ${side(measure.right)}`;
    }
    case "derived": {
      const found = context.model.derivedMeasures.find(({ id }) => id === measure.measure);
      return lowered(found?.label ?? measure.measure);
    }
    case "aggregate": {
      const condition = measure.filter === null ? "" : ` where ${describeFilter(context, measure.filter)}`;
      return `${aggregateWords(context, measure)}${condition}`;
    }
  }
}

/** "Percentage of orders where status is “paid”": a hundred times the rows with a condition by all of them; null of other figures. */
function shareWords(
  context: DescribeContext,
  { operator, left, right }: Extract<MeasureExpression, { kind: "arithmetic" }>,
): string | null {
  const hundred = operator === "*" && left.kind === "constant" && left.value === 100;
  if (!hundred || right.kind !== "arithmetic" || right.operator !== "/") return null;
  const { left: part, right: whole } = right;
  if (
    part.kind !== "aggregate" ||
    whole.kind !== "aggregate" ||
    part.filter === null ||
    whole.filter !== null
  )
    return null;
  const { filter } = part;
  if (!isSamePart({ ...part, filter: null }, whole)) return null;
  const of =
    part.aggregation === "count" && part.operand === null
      ? tableRows(context, tableAt(context.model, context.subject, part.path))
      : part.aggregation === "count-distinct"
        ? aggregateWords(context, part).replace(/^number of /, "")
        : null;
  return of === null ? null : `percentage of ${of} where ${describeFilter(context, filter)}`;
}

function aggregateWords(context: DescribeContext, { once, ...measure }: AggregateMeasure): string {
  if (once !== undefined) return `${aggregateWords(context, measure)} (once per ${thingTold(context, once)})`;
  const { aggregation, quantile, operand, path } = measure;
  if (operand === null)
    return `number of ${tableRows(context, tableAt(context.model, context.subject, path))}`;
  const counted = aggregation === "count-distinct" ? tableReferred(context.model, operand) : null;
  if (counted !== null) return `number of different ${rowsOf(counted)}`;
  if (aggregation === "count-distinct" && operand.kind === "truncate")
    return `number of different ${operand.grain}s of ${describeExpression(context, operand.operand)}`;
  const revenue = describeRevenue(operand, (field) => describeField(context, field));
  const words = revenue ?? describeExpression(context, operand);
  if (aggregation === "count-distinct" && operand.kind === "field")
    return `number of different ${words.endsWith("ed") ? words : pluralOf(words)}`;
  const { role } = (operand.kind === "field" ? fieldColumn(context.model, operand.field) : null) ?? {};
  if (aggregation === "count")
    return role === "key" ? `number of rows with known ${words}` : `number of known ${words}`;
  const of = operand.kind === "aggregate-value" ? "of " : "";
  const said = aggregationWords(aggregation, quantile);
  const twice = words === said || words.startsWith(`${said} `);
  return twice ? `${said === "total" ? "sum" : said} of ${words}` : `${said} ${of}${words}`;
}

/** "Project" that its code or name tells apart. */
const thingTold = (context: DescribeContext, field: Field): string =>
  describeField(context, field).replace(/(?<=\p{L}) (?:id|code|no|number|name|key|ref)$/iu, "");

function aggregationWords(aggregation: Aggregation, quantile: number | null): string {
  if (aggregation === "quantile") return `${Math.round((quantile ?? 0.5) * 1000) / 10}th percentile of`;
  return aggregationNames[aggregation];
}

const aggregationNames: Record<Exclude<Aggregation, "quantile">, string> = {
  count: "number of",
  "count-distinct": "number of different",
  sum: "total",
  average: "average",
  minimum: "minimum",
  maximum: "maximum",
  median: "median",
  "standard-deviation": "standard deviation of",
  variance: "variance of",
};

/** A condition in words: "country is “France”", "order date from 2024-03-01 to before 2024-04-01 (last month)". */
export function describeFilter(context: DescribeContext, filter: Filter): string {
  const value = (part: Expression): string => describeExpression(context, part);
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.filters.map((part) => describeNested(context, part)).join(` ${filter.kind} `);
    case "not":
      return filter.filter.kind === "null"
        ? `${describeThing(context, filter.filter.operand)} is known`
        : filter.filter.kind === "member"
          ? `${memberWords(context, filter.filter)} is not among: ${context.query(filter.filter.query)}`
          : `not ${describeNested(context, filter.filter, true)}`;
    case "comparison":
      return (
        timeOfDay(filter, value) ??
        `${value(filter.left)} ${comparisonWords[filter.operator]} ${value(filter.right)}`
      );
    case "in":
      if (filter.operand.kind === "part" && filter.operand.part === "day-of-week")
        return `${value(filter.operand.operand)} is on ${filter.values.map(dayName).join(" or ")}`;
      return `${value(filter.operand)} is one of ${filter.values.map(describeLiteral).join(", ")}`;
    case "between":
      return `${value(filter.operand)} is between ${value(filter.low)} and ${value(filter.high)}`;
    case "text":
      return `${value(filter.operand)} ${matchWords[filter.match]} ${describeLiteral(filter.value)}`;
    case "null":
      return `${value(filter.operand)} is missing`;
    case "period":
      return `${value(filter.operand)} ${describePeriod(filter.period)}`;
    case "related":
      return describeRelated(context, filter);
    case "member":
      return `${memberWords(context, filter)} is among: ${context.query(filter.query)}`;
  }
}

/** What is among members: a row by what it is called, where its key says which. */
function memberWords(context: DescribeContext, { operand }: Extract<Filter, { kind: "member" }>): string {
  if (operand.kind !== "field") return describeExpression(context, operand);
  const table = findTable(context.model, operand.field.table);
  const [key, other] = table?.primaryKey ?? [];
  return table !== null && key === operand.field.column && other === undefined
    ? rowOf(lowered(table.label))
    : describeThing(context, operand);
}

const describeNested = (context: DescribeContext, filter: Filter, always = false): string =>
  always || filter.kind === "and" || filter.kind === "or"
    ? `(${describeFilter(context, filter)})`
    : describeFilter(context, filter);

/** "Measured at is at or after 14:00": a comparison of the minutes since midnight; null of any other. */
function timeOfDay(
  { left, operator, right }: Extract<Filter, { kind: "comparison" }>,
  value: (part: Expression) => string,
): string | null {
  if (left.kind !== "part" || left.part !== "minute-of-day" || right.kind !== "constant") return null;
  const minutes = Number(right.value);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return `${value(left.operand)} is ${clockWords[operator]} ${clock}`;
}

const clockWords: Record<ComparisonOperator, string> = {
  "=": "at",
  "!=": "not at",
  "<": "before",
  "<=": "at or before",
  ">": "after",
  ">=": "at or after",
};

const dayName = (value: Literal): string =>
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][Number(value) - 1] ??
  describeLiteral(value);

const comparisonWords = {
  "=": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
} as const;

const matchWords = {
  contains: "contains",
  "starts-with": "starts with",
  "ends-with": "ends with",
  equals: "is",
  like: "is like",
} as const;

function describeRelated(context: DescribeContext, filter: Extract<Filter, { kind: "related" }>): string {
  const { operator, count, path } = filter;
  const far = tableAt(context.model, context.subject, path);
  const things = tableRows(context, far);
  const inside: DescribeContext = { ...context, subject: far ?? context.subject };
  const condition = filter.filter === null ? "" : ` where ${describeFilter(inside, filter.filter)}`;
  const none = (operator === "=" && count === 0) || (operator === "<" && count === 1);
  const some = (operator === ">" && count === 0) || (operator === ">=" && count === 1);
  if (none) return `has no ${things}${condition}`;
  if (some) return `has ${things}${condition}`;
  const number = {
    "=": "",
    "!=": "not ",
    "<": "fewer than ",
    "<=": "at most ",
    ">": "more than ",
    ">=": "at least ",
  };
  return `has ${number[operator]}${count} ${things}${condition}`;
}

/** A column in words: its label, with what leads there where the label alone could be another column. */
export function describeField({ model }: DescribeContext, field: Field): string {
  const label = lowered(fieldColumn(model, field)?.label ?? field.column);
  const last = field.path.at(-1);
  const role = last === undefined ? null : (findRelationship(model, last.relationship)?.role ?? null);
  if (role !== null && !last?.reversed) return `${lowered(role)} ${label}`;
  const alike = model.tables.filter((table) =>
    table.columns.some((column) => lowered(column.label) === label),
  );
  const table = lowered(findTable(model, field.table)?.label ?? field.table);
  const named = label.includes(table) || label.startsWith(`${table.replace(/s$/, "")} `);
  return alike.length > 1 && !named ? `${table} ${label}` : label;
}

const tableRows = ({ model }: DescribeContext, name: string | null): string =>
  name === null ? "rows" : rowsOf(lowered(findTable(model, name)?.label ?? name));

function describeLiteral(value: Literal): string {
  if (value === null) return "missing";
  return typeof value === "string" ? `“${value}”` : String(value);
}
