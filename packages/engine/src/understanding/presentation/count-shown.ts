import {
  type AggregateMeasure,
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Expression,
  findColumn,
  findTable,
  isSamePart,
  type ListQuery,
  lowered,
  type MeasureExpression,
  type Path,
  rowsOf,
  type SemanticModel,
} from "@parlance/contract";
import { tellsClock } from "../index/entries.ts";
import type { Presentation } from "./read-presentation.ts";
import { rowsBehind } from "./rows-behind.ts";

/** Charts that show a figure for each of some members. */
const splits: ReadonlySet<string> = new Set(["bar", "donut", "line", "area", "pareto"]);

/**
 * A picture of a count needs something to split it by: the number of a column's values, drawn, is the number of rows of
 * each value; a drawn list of one category counts its members, and so does one that is to be counted. Names of rows are counted by
 * the rows that the question's conditions are about, moments by their day.
 */
export function countShown(
  query: AggregateQuery | ListQuery,
  {
    chart,
    counts,
    drawn,
    bin,
    spread,
    order,
  }: Pick<Presentation, "chart" | "counts" | "drawn" | "bin" | "spread" | "order">,
  model: SemanticModel,
): AggregateQuery | ListQuery {
  const split = chart === null ? drawn || typeof order?.by === "string" : splits.has(chart);
  if (query.kind === "aggregate") return split || spread || bin !== null ? countedBy(query, model) : query;
  const [only] = query.columns;
  const single = query.columns.length === 1 && only?.expression.kind === "field" && query.limit === null;
  return counts || bin !== null || (split && single) ? counted(query, model) : query;
}

function countedBy(query: AggregateQuery, model: SemanticModel): AggregateQuery {
  const [measure] = query.measures;
  const { expression } = measure ?? {};
  if (
    query.dimensions.length > 0 ||
    query.measures.length !== 1 ||
    measure === undefined ||
    expression?.kind !== "aggregate" ||
    expression.aggregation !== "count-distinct" ||
    expression.operand === null
  )
    return query;
  const behind = rowsBehind(query, expression.operand, model);
  const label = behind === null ? measure.label : numberOf(behind.label);
  return {
    ...query,
    dimensions: [
      {
        id: "d1",
        label: measure.label.replace(/^number of /, ""),
        expression: byDay(expression.operand, model),
      },
    ],
    measures: [{ ...measure, label, expression: rows(expression, behind?.path ?? expression.path) }],
    order: [],
  };
}

/** A column of moments by their days: each moment has its own row. */
function byDay(expression: Expression, model: SemanticModel): Expression {
  if (expression.kind !== "field") return expression;
  const table = findTable(model, expression.field.table);
  const column = table === null ? null : findColumn(table, expression.field.column);
  return column?.physicalType === "timestamp" && tellsClock(column)
    ? { kind: "truncate", grain: "day", operand: expression }
    : expression;
}

const numberOf = (label: string): string => `number of ${rowsOf(lowered(label))}`;

const rows = (expression: AggregateMeasure, path: Path): MeasureExpression => ({
  ...expression,
  aggregation: "count",
  operand: null,
  path,
});

function counted(query: ListQuery, model: SemanticModel): AggregateQuery | ListQuery {
  const shown = query.columns.filter(({ id }) => !query.hidden.includes(id));
  if (shown.length === 0) return query;
  const kept = new Set(shown.map(({ id }) => id));
  const asOutput = (by: Expression): Expression => {
    const same = shown.find(({ expression }) => isSamePart(expression, by));
    return same === undefined ? by : { kind: "output", id: same.id };
  };
  const order = query.order.map((each) => ({ ...each, by: asOutput(each.by) }));
  const [only, other] = shown;
  const behind = only === undefined || other !== undefined ? null : rowsBehind(query, only.expression, model);
  return aggregateQuery(query.source, query.subject, {
    dimensions: shown.map((each) => ({ ...each, expression: byDay(each.expression, model) })),
    measures: [
      {
        id: "count",
        label: behind === null ? `number of ${query.subject}` : numberOf(behind.label),
        expression: aggregateOf("count", null, behind?.path ?? []),
      },
    ],
    filter: query.filter,
    order: order.filter(({ by }) => by.kind === "output" && kept.has(by.id)),
    chart: query.chart,
  });
}
