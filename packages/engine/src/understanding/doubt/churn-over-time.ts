import {
  type AggregateQuery,
  aggregateOf,
  type Expression,
  type Filter,
  fieldOf,
  type MeasureExpression,
  mapFields,
  speaksOf,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { Lifecycle } from "../index/lifecycles.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { partWords } from "../lexicon/share-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { choicesOf } from "./vague-rank.ts";

const churn = /^(?:churn\w*|attrition|cancell?ations?|terminations?)$/;
const ended = /^(?:churned|cancell?ed|terminated)$/;
const begins = /^(?:cohort\w*|start\w*|began|begun|joined|signed|new)$/;

/**
 * "Churn rate by month", "what share of plans were cancelled in 2024" of rows that go on until an end: the part of those that began then which have ended
 * since, or what ended in that time, by month how many rows, in one period which part of those that there were at its beginning.
 * Both readings; empty where neither is in question.
 */
export function churnOverTime(
  tokens: readonly Token[],
  best: Candidate,
  { lifecycles, tables }: ModelIndex,
): Candidate[] {
  const { query } = best;
  if (!asksRate(tokens) || query.kind !== "aggregate" || tokens.some(({ text }) => begins.test(text)))
    return [];
  const cycle = lifecycles.find(({ table }) => table.table.name === query.subject);
  const over = endOf(query.measures[0]?.expression);
  if (cycle?.from == null || over === null || query.measures.length > 1) return [];
  const begun = dated(query, cycle.from.column.name, cycle.until.column.name);
  if (!speaksOf([begun.dimensions, begun.filter], cycle.from.column.name, query.subject)) return [];
  const split = query.dimensions.some(({ expression }) => expression.kind === "truncate");
  const label = tables[cycle.table.id]?.table.label ?? query.subject;
  const other = split ? endedBy(begun, cycle, over, label) : partOfThose(begun, cycle, over);
  return other === null ? [] : choicesOf(best, [other, begun]);
}

/** A rate of ends, or which part came to one: "cancelled orders" are those that are so, of all that there were. */
const asksRate = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => churn.test(text) && tokens[at + 1]?.text === "rate") ||
  (tokens.some(({ text }) => partWords.has(text)) &&
    tokens.some(({ text }, at) => ended.test(text) && passive.has(tokens[at - 1]?.text ?? "")));

const passive: ReadonlySet<string> = new Set(["was", "were", "been", "got", "have", "has"]);

/** A query by another of the two times of its subject's rows. */
const dated = (query: AggregateQuery, to: string, from: string): AggregateQuery => {
  const moved = <Part>(part: Part): Part =>
    mapFields(part, (field) =>
      field.column === from && field.table === query.subject ? { ...field, column: to } : field,
    );
  return { ...query, dimensions: moved(query.dimensions), filter: moved(query.filter) };
};

/** What says in a rate's numerator that rows have ended. */
function endOf(expression: MeasureExpression | undefined): Filter | null {
  if (expression?.kind === "arithmetic") return endOf(expression.right) ?? endOf(expression.left);
  return expression?.kind === "aggregate" && expression.aggregation === "count" ? expression.filter : null;
}

/** How many rows ended in each unit of time. */
function endedBy(
  query: AggregateQuery,
  { from, until }: Lifecycle,
  over: Filter,
  label: string,
): AggregateQuery {
  const { filter, ...rest } = dated(query, until.column.name, from?.column.name ?? "");
  const known: Filter[] = speaksOf(over, until.column.name, query.subject)
    ? []
    : [{ kind: "not", filter: { kind: "null", operand: fieldOf(query.subject, until.column.name) } }];
  const counted = {
    id: query.measures[0]?.id ?? "m1",
    label: `number of ${label.toLowerCase()}`,
    expression: aggregateOf("count", null, []),
  };
  return {
    ...rest,
    measures: [counted],
    filter: conjunction([over, ...known, ...(filter === null ? [] : [filter])]),
  };
}

/** Which part of the rows that there were when a period began ended within it; null where no single period is said of their beginning. */
function partOfThose(query: AggregateQuery, { from, until }: Lifecycle, over: Filter): AggregateQuery | null {
  const said = query.filter;
  const rest = said?.kind === "and" ? said.filters : said === null ? [] : [said];
  const time = rest.find((each) => each.kind === "period");
  const start = time?.kind === "period" ? time.period.interval.start : null;
  const [measure] = query.measures;
  if (time?.kind !== "period" || start === null || from === null || measure === undefined) return null;
  const field = (column: string): Expression => fieldOf(query.subject, column);
  const day: Expression = { kind: "constant", value: start, type: from.column.physicalType };
  const within: Filter = { kind: "period", operand: field(until.column.name), period: time.period };
  const there: Filter[] = [
    { kind: "comparison", operator: "<", left: field(from.column.name), right: day },
    {
      kind: "or",
      filters: [
        { kind: "null", operand: field(until.column.name) },
        { kind: "comparison", operator: ">=", left: field(until.column.name), right: day },
      ],
    },
  ];
  const narrowed = (expression: MeasureExpression): MeasureExpression =>
    expression.kind === "arithmetic"
      ? { ...expression, left: narrowed(expression.left), right: narrowed(expression.right) }
      : expression.kind === "aggregate" && expression.filter !== null
        ? { ...expression, filter: conjunction([over, within]) }
        : expression;
  return {
    ...query,
    measures: [{ ...measure, expression: narrowed(measure.expression) }],
    filter: conjunction([...there, ...rest.filter((each) => each !== time)]),
  };
}
