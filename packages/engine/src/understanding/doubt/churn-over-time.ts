import {
  type AggregateQuery,
  aggregateOf,
  conjuncts,
  dayGrains,
  type Expression,
  type Field,
  type Filter,
  fieldOf,
  type MeasureExpression,
  mapFields,
  speaksOf,
  standsBefore,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { Lifecycle } from "../index/lifecycles.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { partWords } from "../lexicon/share-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Understanding } from "../types.ts";
import { choicesOf } from "./vague-rank.ts";

const churn = /^(?:churn\w*|attrition|cancell?ations?|terminations?)$/;
const ended = /^(?:churned|cancell?ed|terminated)$/;
const begins = /^(?:cohort\w*|start\w*|began|begun|joined|signed|new)$/;

/**
 * "Churn rate by month", "what share of plans were cancelled in 2024" of rows that go on until an end. By units of time it is the part of those
 * that there were when each began which ended in it. In one period it may be that, too, or the part of those that began then which
 * have ended since, and is asked back. Null where neither is in question.
 */
export function churnOverTime(
  tokens: readonly Token[],
  best: Candidate,
  { lifecycles, tables }: ModelIndex,
): Understanding | null {
  const { query } = best;
  if (!asksRate(tokens) || query.kind !== "aggregate" || tokens.some(({ text }) => begins.test(text)))
    return null;
  const cycle = lifecycles.find(({ table }) => table.table.name === query.subject);
  const over = endOf(query.measures[0]?.expression);
  if (cycle?.from == null || over === null || query.measures.length > 1) return null;
  const begun = dated(query, cycle.from.column.name, cycle.until.column.name);
  if (!speaksOf([begun.dimensions, begun.filter], cycle.from.column.name, query.subject)) return null;
  const split = query.dimensions.some(({ expression }) => expression.kind === "truncate");
  const label = tables[cycle.table.id]?.table.label ?? query.subject;
  const share = split ? endedShare(begun, cycle, over, label) : null;
  if (share !== null) {
    const [first, ...others] = choicesOf(best, [share, begun]);
    return first === undefined
      ? null
      : { kind: "readings", readings: [{ ...first, confidence: best.confidence }, ...others] };
  }
  const other = split ? endedBy(begun, cycle, over, label) : partOfThose(begun, cycle, over);
  return other === null ? null : { kind: "ambiguous", readings: choicesOf(best, [other, begun]) };
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

/** Of those that there were when a period began, which part ended in it: what ended over what stood at the end of the one before. */
function endedShare(
  query: AggregateQuery,
  { from, until }: Lifecycle,
  over: Filter,
  label: string,
): AggregateQuery | null {
  const time = query.dimensions.find(({ expression }) => expression.kind === "truncate");
  const [measure] = query.measures;
  if (
    time?.expression.kind !== "truncate" ||
    from === null ||
    measure === undefined ||
    query.transforms.length > 0
  )
    return null;
  if (time.expression.operand.kind !== "field" || !dayGrains.includes(time.expression.grain)) return null;
  const end: Field = { ...time.expression.operand.field, column: until.column.name };
  const standing: Expression = { ...time.expression, standing: { ends: [{ field: end, lastDay: false }] } };
  const ended: Expression = { ...time.expression, operand: { kind: "field", field: end } };
  const per = query.dimensions.filter((each) => each !== time).map(({ id }) => id);
  const output = (id: string): Expression => ({ kind: "output", id });
  const before: Expression = {
    kind: "arithmetic",
    operator: "-",
    left: output("there"),
    right: output("change"),
  };
  const share: Expression = { kind: "arithmetic", operator: "/", left: output("ended"), right: before };
  const hundred: Expression = { kind: "constant", value: 100, type: "integer" };
  const rows = label.toLowerCase();
  return {
    ...query,
    dimensions: query.dimensions.map((each) => (each === time ? { ...each, expression: standing } : each)),
    measures: [
      { id: "there", label: `number of ${rows}`, expression: aggregateOf("count", null) },
      {
        id: "ended",
        label: `ended ${rows}`,
        expression: aggregateOf("count", null, [], over),
        by: { [time.id]: ended },
      },
    ],
    transforms: [
      {
        id: "change",
        label: `change of ${rows}`,
        kind: "difference",
        of: "there",
        per,
        along: time.id,
        lag: 1,
      },
      {
        id: "rate",
        label: measure.label,
        kind: "expression",
        expression: { kind: "arithmetic", operator: "*", left: hundred, right: share },
      },
    ],
    hidden: [...query.hidden, "there", "ended", "change"],
  };
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
  const within: Filter = {
    kind: "period",
    operand: fieldOf(query.subject, until.column.name),
    period: time.period,
  };
  const at = (column: string): Field => ({ path: [], table: query.subject, column });
  const life = {
    from: at(from.column.name),
    standing: { ends: [{ field: at(until.column.name), lastDay: false }] },
  };
  const narrowed = (expression: MeasureExpression): MeasureExpression =>
    expression.kind === "arithmetic"
      ? { ...expression, left: narrowed(expression.left), right: narrowed(expression.right) }
      : expression.kind === "aggregate" && expression.filter !== null
        ? { ...expression, filter: conjunction([over, within]) }
        : expression;
  return {
    ...query,
    measures: [{ ...measure, expression: narrowed(measure.expression) }],
    filter: conjunction([...conjuncts(standsBefore(life, start)), ...rest.filter((each) => each !== time)]),
  };
}
