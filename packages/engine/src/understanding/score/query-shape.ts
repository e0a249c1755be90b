import type {
  AggregateQuery,
  Expression,
  Filter,
  ListQuery,
  MeasureExpression,
  SemanticModel,
  SemanticQuery,
  TimePart,
} from "@parlance/contract";

/**
 * What kind of query it is, as a set of names ("aggregate", "limit:1", "filter:period"): what the scorer learns to
 * expect of a question, whatever the data.
 */
export function queryShape(query: SemanticQuery, model: SemanticModel): Set<string> {
  const shape = new Set<string>();
  describe(query, model, shape);
  return shape;
}

function describe(query: SemanticQuery, model: SemanticModel, shape: Set<string>): void {
  switch (query.kind) {
    case "set":
      shape.add(`set:${query.operation}`);
      describe(query.left, model, shape);
      return;
    case "analysis":
      shape.add(`analysis:${query.request.kind}`);
      describe(query.query, model, shape);
      return;
    case "aggregate":
      aggregateShape(query, model, shape);
      return;
    case "list":
      listShape(query, model, shape);
  }
}

function aggregateShape(query: AggregateQuery, model: SemanticModel, shape: Set<string>): void {
  shape.add("aggregate");
  shape.add(`groups:${Math.min(2, query.dimensions.length)}`);
  const shown = query.measures.filter(({ id }) => !query.hidden.includes(id)).length;
  shape.add(`figures:${Math.min(3, shown)}`);
  for (const { expression } of query.dimensions) dimensionShape(expression, model, shape);
  for (const { expression } of query.measures) measureShape(expression, shape);
  if (query.having !== null) {
    shape.add("having");
    filterShape(query.having, shape, "having");
  }
  for (const { kind } of query.transforms) shape.add(`transform:${kind}`);
  if (query.comparison !== null) shape.add("comparison");
  if (query.emptyGroups === "include") shape.add("emptyGroups");
  sharedShape(query, shape);
}

function listShape(query: ListQuery, model: SemanticModel, shape: Set<string>): void {
  shape.add("list");
  shape.add(`columns:${Math.min(4, query.columns.filter(({ id }) => !query.hidden.includes(id)).length)}`);
  if (query.distinct) shape.add("distinct");
  for (const { expression, id } of query.columns) {
    if (query.hidden.includes(id)) shape.add("hiddenColumn");
    else fieldShape(expression, model, shape, "shows");
  }
  sharedShape(query, shape);
}

function sharedShape(query: AggregateQuery | ListQuery, shape: Set<string>): void {
  if (query.filter !== null) filterShape(query.filter, shape, "filter");
  shape.add(`conditions:${Math.min(4, conditions(query.filter))}`);
  const [first] = query.order;
  shape.add(first === undefined ? "order:none" : first.descending ? "order:down" : "order:up");
  if (query.order.length > 1) shape.add("order:two");
  const { limit } = query;
  shape.add(limit === null ? "limit:none" : limit.count === 1 ? "limit:1" : "limit:n");
  if (limit !== null && limit.per.length > 0) shape.add("limit:per");
}

function dimensionShape(expression: Expression, model: SemanticModel, shape: Set<string>): void {
  const part = partTold(expression);
  if (part !== null) shape.add(`by:part:${part}`);
  else if (expression.kind === "truncate") shape.add(`by:${expression.grain}`);
  else if (isBanded(expression)) shape.add("by:bands");
  else if (expression.kind !== "field") shape.add(`by:${expression.kind}`);
  else fieldShape(expression, model, shape, "by");
}

/** Ranges of one number, as the question cuts them, rather than kinds that were made up. */
const isBanded = (expression: Expression): boolean =>
  expression.kind === "case" &&
  expression.cases.every(
    ({ when, value }) =>
      value.kind === "constant" &&
      typeof value.value === "string" &&
      (when.kind === "comparison" || when.kind === "between" || when.kind === "and"),
  );

/** The part of a time that a grouping tells, be it in kinds ("weekend" and "weekdays"). */
function partTold(expression: Expression): TimePart | null {
  if (expression.kind === "part") return expression.part;
  if (expression.kind !== "case") return null;
  const [first] = expression.cases;
  const { when } = first ?? {};
  return when?.kind === "in" && when.operand.kind === "part" ? when.operand.part : null;
}

function fieldShape(expression: Expression, model: SemanticModel, shape: Set<string>, place: string): void {
  if (expression.kind !== "field") {
    shape.add(`${place}:${expression.kind}`);
    return;
  }
  const { table: name, column: columnName, path } = expression.field;
  const table = model.tables.find((each) => each.name === name);
  const column = table?.columns.find((each) => each.name === columnName);
  if (table === undefined || column === undefined) return;
  if (path.length > 0) shape.add(`${place}:joined`);
  if (path.some(({ reversed }) => reversed)) shape.add(`${place}:toMany`);
  if (table.namingColumn === columnName) shape.add(`${place}:naming`);
  else if (column.role === "key" || table.primaryKey.includes(columnName)) shape.add(`${place}:key`);
  else shape.add(`${place}:${column.role}`);
}

function measureShape(expression: MeasureExpression, shape: Set<string>): void {
  switch (expression.kind) {
    case "aggregate":
      shape.add(`figure:${expression.aggregation}${expression.operand === null ? "" : ":of"}`);
      if (expression.filter !== null) shape.add("figure:filtered");
      if (expression.path.length > 0) shape.add("figure:joined");
      return;
    case "arithmetic":
      shape.add(`figure:${expression.operator}`);
      measureShape(expression.left, shape);
      return;
    case "derived":
      shape.add("figure:derived");
      return;
    case "constant":
      shape.add("figure:constant");
  }
}

function conditions(filter: Filter | null): number {
  if (filter === null) return 0;
  if (filter.kind === "and" || filter.kind === "or")
    return filter.filters.reduce((sum, each) => sum + conditions(each), 0);
  return filter.kind === "not" ? conditions(filter.filter) : 1;
}

function filterShape(filter: Filter, shape: Set<string>, place: string): void {
  switch (filter.kind) {
    case "and":
    case "or":
      if (filter.kind === "or") shape.add(`${place}:or`);
      for (const each of filter.filters) filterShape(each, shape, place);
      return;
    case "not":
      if (filter.filter.kind === "null") {
        shape.add(`${place}:known`);
        return;
      }
      shape.add(`${place}:not`);
      filterShape(filter.filter, shape, place);
      return;
    case "comparison":
      shape.add(`${place}:${filter.operator}`);
      if ([filter.left, filter.right].some(({ kind }) => kind === "aggregate-value"))
        shape.add(`${place}:aggregate`);
      return;
    case "related":
      shape.add(filter.operator === "=" && filter.count === 0 ? `${place}:none` : `${place}:related`);
      return;
    case "text":
      shape.add(`${place}:text:${filter.match}`);
      return;
    case "in":
    case "between":
    case "null":
    case "period":
    case "member":
      shape.add(`${place}:${filter.kind}`);
  }
}
