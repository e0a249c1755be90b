import {
  type AggregateMeasure,
  type AggregateQuery,
  aggregateOf,
  aggregateValueOf,
  conjuncts,
  type Expression,
  type Field,
  type Filter,
  fieldOf,
  fieldsOf,
  findColumn,
  findTable,
  isSamePart,
  type MeasureExpression,
  mapFields,
  type Path,
  type SemanticModel,
  type SemanticQuery,
  someField,
  type Table,
} from "@parlance/contract";
import { isLevel, type LevelDates, levelDates } from "./level-dates.ts";

/**
 * The query with levels that were taken at dates (stocks, balances, numbers of staff) added up over everything but time: of each period
 * they are those of its last date, of days of the week and other recurring times the average of their dates. Sums of other figures stay.
 */
export function withLevels(query: SemanticQuery, model: SemanticModel): SemanticQuery {
  switch (query.kind) {
    case "aggregate":
      return {
        ...query,
        measures: query.measures.map((measure) => ({
          ...measure,
          expression: mapMeasure(measure.expression, (sum) => atLastDates(sum, query, model)),
        })),
      };
    case "analysis":
      return query.query.kind === "aggregate"
        ? { ...query, query: withLevels(query.query, model) as AggregateQuery }
        : query;
    case "set":
      return { ...query, left: withLevels(query.left, model), right: withLevels(query.right, model) };
    case "list":
      return query;
  }
}

/** How the levels of a query are taken over time, for its reading ("at the last stock date in each month"); null where it adds none up over several dates. */
export function levelsSaid(query: AggregateQuery, model: SemanticModel): string | null {
  const found: Level[] = [];
  for (const { expression } of query.measures)
    mapMeasure(expression, (sum) => {
      const level = levelOf(sum, query, model);
      if (level !== null) found.push(level);
      return sum;
    });
  const [level] = found;
  return level === undefined ? null : said(level, query);
}

function said({ dates: { date, things }, table, times }: Level, { comparison }: AggregateQuery): string {
  const label = date.label.toLowerCase();
  const called = /\b(?:date|day|week|month|quarter|year|period)\b/.test(label) ? label : "date";
  const [time] = times;
  if (time?.kind === "part") return `averaged over every ${called}`;
  const own = (things ?? []).map((name) => findColumn(table, name)?.label.toLowerCase() ?? name);
  const each = own.length === 0 ? "" : ` of each ${own.join(" and ")}`;
  const within = time?.kind === "truncate" ? time.grain : comparison === null ? null : "period";
  return `at the last ${called}${each}${within === null ? "" : ` in each ${within}`}`;
}

function mapMeasure(
  expression: MeasureExpression,
  change: (sum: AggregateMeasure) => MeasureExpression,
): MeasureExpression {
  if (expression.kind === "arithmetic")
    return {
      ...expression,
      left: mapMeasure(expression.left, change),
      right: mapMeasure(expression.right, change),
    };
  return expression.kind === "aggregate" && expression.aggregation === "sum"
    ? change(expression)
    : expression;
}

/** A level that a query adds up over several dates: what splits its time, and the conditions on it, seen from the level's own table. */
type Level = { dates: LevelDates; table: Table; times: Expression[]; conditions: Filter[] };

function levelOf(
  { operand, path }: AggregateMeasure,
  query: AggregateQuery,
  model: SemanticModel,
): Level | null {
  if (operand?.kind !== "field" || !isSamePart(operand.field.path, path)) return null;
  const { table, column } = operand.field;
  const found = findTable(model, table);
  const held = found === null ? null : findColumn(found, column);
  if (found === null || held === null || !isLevel(found, held)) return null;
  const dates = levelDates(found);
  if (dates === null) return null;
  const isDate = ({ column: name, path: way, table: of }: Field): boolean =>
    name === dates.date.name && of === table && isSamePart(way, path);
  const times = query.dimensions.map(({ expression }) => expression).filter((one) => someField(one, isDate));
  if (times.some((one) => isOneDate(one, dates))) return null;
  const conditions = conjuncts(query.filter).filter((one) => someField(one, isDate));
  if (conditions.some((one) => !everyField(one, isDate) || isAtDate(one, dates))) return null;
  return { dates, table: found, times, conditions };
}

/** Whether a group of it has but one date. */
const isOneDate = (expression: Expression, { date }: LevelDates): boolean =>
  expression.kind === "field" ||
  (expression.kind === "truncate" && expression.grain === "day" && date.physicalType === "date");

/** Whether rows that pass have but one date, as with a year that the rows tell as a number. */
const isAtDate = (one: Filter, { date }: LevelDates): boolean =>
  one.kind === "comparison" &&
  one.operator === "=" &&
  one.left.kind === "field" &&
  one.right.kind === "constant" &&
  (date.physicalType === "integer" || date.physicalType === "date");

function atLastDates(sum: AggregateMeasure, query: AggregateQuery, model: SemanticModel): MeasureExpression {
  const level = levelOf(sum, query, model);
  if (level === null) return sum;
  const { dates, table, times, conditions } = level;
  const { path } = sum;
  const date = fieldOf(table.name, dates.date.name, path);
  if (times.some(({ kind }) => kind === "part"))
    return {
      kind: "arithmetic",
      operator: "/",
      left: sum,
      right: aggregateOf("count-distinct", date, path, sum.filter),
    };
  const things = (dates.things ?? []).map((column) => fieldOf(table.name, column, path));
  const outer = [...times, ...windowOf(query, date), ...things];
  const last: Filter = {
    kind: "comparison",
    operator: "=",
    left: date,
    right: aggregateValueOf(table.name, "maximum", fieldOf(table.name, dates.date.name), {
      filter: together(conditions.map((one) => fromItself(one, path))),
      per: outer.map((one) => ({ inner: fromItself(one, path), outer: one })),
    }),
  };
  return { ...sum, filter: together([...(sum.filter === null ? [] : [sum.filter]), last]) };
}

/** In which of two compared periods a row's date lies. */
function windowOf({ comparison }: AggregateQuery, date: Expression): Expression[] {
  if (comparison === null || date.kind !== "field") return [];
  const { time, current, previous } = comparison;
  if (time.table !== date.field.table || time.column !== date.field.column) return [];
  const cases = [current, previous].map((period, at) => ({
    when: { kind: "period" as const, operand: date, period },
    value: { kind: "constant" as const, value: at + 1, type: "integer" as const },
  }));
  return [{ kind: "case", cases, otherwise: null }];
}

const together = (filters: Filter[]): Filter | null =>
  filters.length > 1 ? { kind: "and", filters } : (filters[0] ?? null);

/** The same with its fields named from the table at the end of the path. */
function fromItself<Value>(value: Value, path: Path): Value {
  return mapFields(value, (field) => (isSamePart(field.path, path) ? { ...field, path: [] } : field));
}

const everyField = (value: unknown, test: (field: Field) => boolean): boolean => fieldsOf(value).every(test);
