import {
  type AggregateQuery,
  type AnalysisQuery,
  type Failure,
  failed,
  findTable,
  type ListQuery,
  type Measure,
  type MeasureExpression,
  type Order,
  type Result,
  type SemanticModel,
  type SemanticQuery,
  type SetQuery,
  type Standing,
  success,
} from "@parlance/contract";
import { type CheckContext, familyOf, invalid } from "./check-context.ts";
import { checkField, checkPath } from "./check-path.ts";
import {
  checkAggregation,
  checkExpression,
  checkedEnds,
  checkedOnce,
  checkFilter,
  countedOnce,
} from "./check-row.ts";
import { checkStanding, noneElsewhere } from "./check-standing.ts";
import { checkTransforms } from "./check-transforms.ts";
import { expressionType } from "./expression-type.ts";
import { allOutputs, outputColumns } from "./output-columns.ts";

/**
 * The query if the model can answer it, with every `Field.table` corrected. Fails with the first thing wrong:
 * unknown-field, unknown-relationship, unsafe-join (something would be counted twice) or invalid-query, whose `where` is
 * a JSON pointer into the query. A checked query can be planned by any station without looking again.
 */
export function checkQuery(query: SemanticQuery, model: SemanticModel): Result<SemanticQuery> {
  const failures: Failure[] = [];
  const context: CheckContext = {
    model,
    failures,
    subject: null,
    output: () => null,
    toOneFrom: null,
    query: (inner, where) => checkAny(context, inner, where),
    firstColumn: (inner) => outputColumns(inner, model)[0]?.type ?? null,
  };
  const checked = checkAny(context, query, "");
  const [failure] = failures;
  return failure === undefined ? success(checked) : failed(failure);
}

function checkAny(context: CheckContext, query: SemanticQuery, where: string): SemanticQuery {
  if (query.source !== context.model.source)
    invalid(context, `${where}/source`, `the query asks “${query.source}”, not “${context.model.source}”`);
  switch (query.kind) {
    case "aggregate":
      return checkAggregate(context, query, where);
    case "list":
      return checkList(context, query, where);
    case "set":
      return checkSet(context, query, where);
    case "analysis":
      return checkAnalysis(context, query, where);
  }
}

function checkAggregate(context: CheckContext, query: AggregateQuery, where: string): AggregateQuery {
  const rows = rowContext(context, query.subject);
  if (rows === null) return query;
  const dimensions = query.dimensions.map((dimension, index) => ({
    ...dimension,
    expression: checkExpression(rows, dimension.expression, `${where}/dimensions/${index}/expression`),
  }));
  const measures = query.measures.map((measure, index) => ({
    ...measure,
    ...ownGroups(rows, query, measure, `${where}/measures/${index}`),
    expression: checkMeasure(rows, measure.expression, `${where}/measures/${index}/expression`, []),
  }));
  const filter = query.filter === null ? null : checkFilter(rows, query.filter, `${where}/filter`);
  const comparison =
    query.comparison === null
      ? null
      : {
          ...query.comparison,
          time: checkTime(rows, query.comparison.time, `${where}/comparison/time`),
          ...checkedStanding(rows, query.comparison.standing, `${where}/comparison`),
        };
  const checked: AggregateQuery = { ...query, dimensions, measures, filter, comparison };
  checkStanding(rows, checked, where);
  if (dimensions.length + measures.length === 0)
    invalid(context, where, "it asks for no figure and no group");
  const outputs = allOutputs(checked, context.model);
  checkIds(context, outputs, where);
  checkTransforms(context, checked, outputs, where);
  const over = resultContext(context, outputs);
  const having = query.having === null ? null : checkFilter(over, query.having, `${where}/having`);
  checkOrder(over, query.order, `${where}/order`);
  checkShown(context, query, outputs, where);
  return { ...checked, having };
}

/** What a measure is grouped by in place of dimensions: of their types. */
function ownGroups(
  context: CheckContext,
  { dimensions }: AggregateQuery,
  { by }: Measure,
  where: string,
): Pick<Measure, "by"> {
  if (by === undefined) return {};
  const checked = Object.entries(by).map(([id, expression]) => {
    const dimension = dimensions.find((each) => each.id === id);
    if (dimension === undefined) invalid(context, `${where}/by/${id}`, `there is no dimension “${id}”`);
    const own = checkExpression(context, expression, `${where}/by/${id}`);
    const [type, asked] = [own, dimension?.expression ?? own].map((each) =>
      familyOf(expressionType(each, context).type),
    );
    if (type !== asked) invalid(context, `${where}/by/${id}`, `it is of another type than “${id}”`);
    return [id, own] as const;
  });
  return { by: Object.fromEntries(checked) };
}

function checkList(context: CheckContext, query: ListQuery, where: string): ListQuery {
  const rows = rowContext(context, query.subject);
  if (rows === null) return query;
  const columns = query.columns.map((column, index) => ({
    ...column,
    expression: checkExpression(rows, column.expression, `${where}/columns/${index}/expression`),
  }));
  const filter = query.filter === null ? null : checkFilter(rows, query.filter, `${where}/filter`);
  const checked: ListQuery = { ...query, columns, filter };
  noneElsewhere(rows, checked, where);
  const outputs = allOutputs(checked, context.model);
  checkIds(context, outputs, where);
  const over = { ...rows, output: resultContext(context, outputs).output };
  const order = checkOrder(over, query.order, `${where}/order`);
  checkShown(context, query, outputs, where);
  return { ...checked, order };
}

function checkSet(context: CheckContext, query: SetQuery, where: string): SetQuery {
  const left = checkAny(context, query.left, `${where}/left`);
  const right = checkAny(context, query.right, `${where}/right`);
  if (context.failures.length > 0) return { ...query, left, right };
  const [first, second] = [outputColumns(left, context.model), outputColumns(right, context.model)];
  if (first.length !== second.length)
    invalid(context, where, `its sides have ${first.length} and ${second.length} columns`);
  first.forEach((column, index) => {
    const other = second[index];
    if (other !== undefined && familyOf(column.type) !== familyOf(other.type))
      invalid(context, where, `“${column.label}” and “${other.label}” are of different types`);
  });
  checkOrder(resultContext(context, first), query.order, `${where}/order`);
  checkShown(context, { ...query, hidden: [] }, first, where);
  return { ...query, left, right };
}

function checkAnalysis(context: CheckContext, query: AnalysisQuery, where: string): AnalysisQuery {
  const inner = checkAny(context, query.query, `${where}/query`);
  if (inner.kind !== "aggregate" && inner.kind !== "list") return query;
  const { request } = query;
  const columns = outputColumns(inner, context.model);
  const numbers = columns.filter(({ type }) => familyOf(type) === "number").length;
  if (numbers < 1) invalid(context, `${where}/query`, `${request.kind} needs a numeric column`);
  if (request.kind === "correlation" && columns.length < 2)
    invalid(context, `${where}/query`, "correlation needs two columns");
  const timed = columns.some(({ type }) => familyOf(type) === "time");
  if ((request.kind === "forecast" || request.kind === "anomalies") && !timed)
    invalid(context, `${where}/query`, `${request.kind} needs a column of time`);
  const rows = rowContext(context, inner.subject);
  if (request.kind !== "drivers" || rows === null) return { ...query, query: inner };
  if (!allOutputs(inner, context.model).some(({ id }) => id === request.measure))
    invalid(context, `${where}/request/measure`, `there is no measure “${request.measure}”`);
  const time = checkTime(rows, request.time, `${where}/request/time`);
  const candidates = request.candidates.map((field) => checkField(rows, inner.subject, field));
  return {
    ...query,
    query: inner,
    request: { ...request, time, ...checkedStanding(rows, request.standing, `${where}/request`), candidates },
  };
}

/** The context of the subject's rows; null, with a failure noted, when there is no such table. */
function rowContext(context: CheckContext, subject: string): CheckContext | null {
  if (findTable(context.model, subject) !== null)
    return { ...context, subject, output: () => null, toOneFrom: null };
  context.failures.push({ code: "unknown-field", table: subject, column: null });
  return null;
}

const resultContext = (context: CheckContext, outputs: ReturnType<typeof allOutputs>): CheckContext => ({
  ...context,
  subject: null,
  toOneFrom: null,
  output: (id) => outputs.find((column) => column.id === id) ?? null,
});

/** A measure; `within` are the named measures that it stands in, which it must not name again. */
function checkMeasure(
  rows: CheckContext,
  measure: MeasureExpression,
  where: string,
  within: string[],
): MeasureExpression {
  const subject = rows.subject ?? "";
  switch (measure.kind) {
    case "constant":
      return measure;
    case "arithmetic":
      return {
        ...measure,
        left: checkMeasure(rows, measure.left, `${where}/left`, within),
        right: checkMeasure(rows, measure.right, `${where}/right`, within),
      };
    case "aggregate": {
      if (checkPath(rows, subject, measure.path) === null) return measure;
      const once: CheckContext = { ...rows, toOneFrom: { path: measure.path, why: countedOnce } };
      const operand =
        measure.operand === null ? null : checkExpression(once, measure.operand, `${where}/operand`);
      const filter = measure.filter === null ? null : checkFilter(rows, measure.filter, `${where}/filter`);
      checkAggregation(rows, { ...measure, operand }, where);
      return { ...measure, operand, filter, ...checkedOnce(once, measure.once) };
    }
    case "derived":
      checkDerived(rows, measure, where, within);
      return measure;
  }
}

function checkDerived(
  rows: CheckContext,
  { measure, path }: Extract<MeasureExpression, { kind: "derived" }>,
  where: string,
  within: string[],
): void {
  const found = rows.model.derivedMeasures.find(({ id }) => id === measure);
  const table = checkPath(rows, rows.subject ?? "", path);
  if (found === undefined) invalid(rows, where, `there is no measure “${measure}”`);
  else if (within.includes(measure)) invalid(rows, where, `the measure “${measure}” is made of itself`);
  else if (table !== null && table !== found.table)
    invalid(rows, where, `the measure “${measure}” belongs to “${found.table}”, not “${table}”`);
  else if (table !== null)
    checkMeasure({ ...rows, subject: table }, found.expression, where, [...within, measure]);
}

function checkTime(rows: CheckContext, field: Parameters<typeof checkField>[2], where: string) {
  const checked = checkField(rows, rows.subject ?? "", field);
  const { type } = expressionType({ kind: "field", field: checked }, rows);
  if (type !== null && familyOf(type) !== "time" && type !== "integer")
    invalid(rows, where, `a time is needed here, not a ${type}`);
  return checked;
}

const checkedStanding = (rows: CheckContext, standing: Standing | undefined, where: string) =>
  standing === undefined ? {} : { standing: checkedEnds(rows, standing, where) };

function checkIds(context: CheckContext, outputs: { id: string }[], where: string): void {
  const seen = new Set<string>();
  for (const { id } of outputs) {
    if (seen.has(id)) invalid(context, where, `two of its outputs are called “${id}”`);
    seen.add(id);
  }
}

function checkOrder(context: CheckContext, order: Order[], where: string): Order[] {
  return order.map((each, index) => ({
    ...each,
    by: checkExpression(context, each.by, `${where}/${index}/by`),
  }));
}

function checkShown(
  context: CheckContext,
  { hidden, limit }: Pick<ListQuery, "hidden" | "limit">,
  outputs: { id: string }[],
  where: string,
): void {
  const known = (id: string): boolean => outputs.some((output) => output.id === id);
  for (const id of hidden)
    if (!known(id)) invalid(context, `${where}/hidden`, `there is no result column “${id}”`);
  for (const id of limit?.per ?? [])
    if (!known(id)) invalid(context, `${where}/limit/per`, `there is no result column “${id}”`);
  if (outputs.length > 0 && outputs.every(({ id }) => hidden.includes(id)))
    invalid(context, `${where}/hidden`, "all of its result columns are hidden");
}
