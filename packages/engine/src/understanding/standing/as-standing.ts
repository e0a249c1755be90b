import {
  type AggregateQuery,
  type AnalysisQuery,
  conjuncts,
  type Dimension,
  dayGrains,
  type Expression,
  type Field,
  type Filter,
  fieldsOf,
  hasKind,
  isOfStanding,
  isSamePart,
  type Life,
  type MeasureExpression,
  type SemanticQuery,
  speaksOf,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { openOnly } from "../index/deals.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type StandingRows, standingRows } from "../index/standing-rows.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Question } from "../types.ts";
import { endsSaid, hadEach, isOfPipeline, lastingWords, saysBeginning } from "./asks-standing.ts";
import { asBegun, atLastEnd, holdsStateNow, lifeShown } from "./still-standing.ts";

/**
 * A reading by the periods in which rows begin or end as one of those at whose end they stand, where the question is of what goes on: "MRR by
 * month", "active members per quarter", "open tickets at the end of each month". The state that rows are in now is no
 * condition then, nor is it that their end is known.
 */
export function asStanding(
  candidate: Candidate,
  tokens: readonly Token[],
  { index, previous, now }: Pick<Question, "index" | "previous" | "now">,
): Candidate {
  const last = previous.at(-1);
  const kept = lifeShown(last) === null ? null : keptStanding(candidate, tokens, { last, now, index });
  if (kept !== null) return { ...candidate, query: kept };
  const asked = { atEnds: endsSaid(tokens) !== undefined, had: hadEach(tokens) };
  const goesOn = last !== undefined && !saysBeginning(tokens) && keepsGoingOn(candidate, last, index);
  if (
    !asked.atEnds &&
    !asked.had &&
    !goesOn &&
    lastingWords(tokens).length === 0 &&
    !isOfPipeline(tokens, candidate)
  )
    return candidate;
  const { query } = candidate;
  const read =
    query.kind === "analysis" ? standingAnalysis(query, index, asked) : standingFigures(query, index, asked);
  if (read === null) return candidate;
  const note = "what had begun by the end of a period and was not over counts in it";
  return { ...candidate, query: read, assumptions: [...candidate.assumptions, note] };
}

/** A follow-up of what stood at the ends of periods as it goes on from there; null where it is to be read like any other. */
function keptStanding(
  candidate: Candidate,
  tokens: readonly Token[],
  { last, now, index }: { last: SemanticQuery | undefined; now: string; index: ModelIndex },
): AggregateQuery | null {
  const { query } = candidate;
  const life = lifeShown(last);
  const before = last?.kind === "analysis" ? last.query : last;
  if (query.kind !== "aggregate" || before?.kind !== "aggregate" || life === null) return null;
  if (isOfStanding(query))
    return saysBeginning(tokens)
      ? asBegun(query)
      : { ...query, filter: ofAnyTime(query.filter, life, index) };
  const isTimed = query.dimensions.some(({ expression }) => expression.kind === "truncate");
  const goesOn =
    query.subject === before.subject && query.comparison === null && !isTimed && !saysBeginning(tokens);
  if (!goesOn || namesRows(candidate)) return null;
  const isOfThem = query.measures.every(({ expression }) => isOfRows(expression, life.from));
  return isOfThem ? atLastEnd({ ...query, filter: ofAnyTime(query.filter, life, index) }, life, now) : null;
}

const namesRows = ({ matches }: Candidate): boolean =>
  matches.some(({ kind }) => kind === "table" || kind === "metric");

/** Whether a reading goes on from one of what goes on: by the ends of periods, or in the state that rows are in now. */
function keepsGoingOn(candidate: Candidate, last: SemanticQuery, index: ModelIndex): boolean {
  const isOfNow = (each: SemanticQuery): boolean => {
    const inner = each.kind === "analysis" ? each.query : each;
    return inner.kind === "aggregate" && conjuncts(inner.filter).some((part) => isOfState(part, index));
  };
  return (isOfNow(last) && isOfNow(candidate.query)) || (isOfStanding(last) && !namesRows(candidate));
}

/** An order without dimensions that are gone. */
const orderOf = (
  { order, dimensions }: AggregateQuery,
  kept: readonly Dimension[],
): AggregateQuery["order"] =>
  order.filter(
    ({ by }) =>
      by.kind !== "output" ||
      dimensions.every(({ id }) => id !== by.id) ||
      kept.some(({ id }) => id === by.id),
  );

type Asked = { atEnds: boolean; had: boolean };

function standingFigures(query: SemanticQuery, index: ModelIndex, asked: Asked): AggregateQuery | null {
  if (query.kind !== "aggregate") return null;
  if (query.comparison !== null) {
    const life = lifeOf(query.comparison.time, index);
    if (life === null || query.comparison.standing !== undefined) return null;
    const comparison = { ...query.comparison, time: life.from, standing: life.standing };
    const dimensions = query.dimensions.filter(({ expression }) => expression.kind !== "part");
    return {
      ...query,
      comparison,
      dimensions,
      order: orderOf(query, dimensions),
      filter: ofAnyTime(query.filter, life, index),
    };
  }
  const stands = standsIn(query, index, asked);
  return stands === null ? null : withStanding(query, stands, index);
}

function standingAnalysis(query: AnalysisQuery, index: ModelIndex, asked: Asked): AnalysisQuery | null {
  const { request } = query;
  const figures = query.query;
  if (request.kind === "drivers" && figures.kind === "aggregate") {
    const life = request.standing === undefined ? lifeOf(request.time, index) : null;
    return life === null
      ? null
      : {
          ...query,
          request: { ...request, time: life.from, standing: life.standing },
          query: { ...figures, filter: ofAnyTime(figures.filter, life, index) },
        };
  }
  const inner = standingFigures(figures, index, asked);
  return inner === null ? null : { ...query, query: inner };
}

/** The dimension of a query that is put by standing rows: from when on these stand, and until when. */
type Stands = Life & { dimension: Dimension };

function standsIn(query: AggregateQuery, index: ModelIndex, { atEnds, had }: Asked): Stands | null {
  for (const dimension of query.dimensions) {
    const { expression } = dimension;
    if (expression.kind !== "truncate" || expression.operand.kind !== "field") continue;
    const { grain, operand, standing } = expression;
    if (standing !== undefined || !dayGrains.includes(grain)) return null;
    if (!query.measures.every((measure) => isOfRows(measure.expression, operand.field))) return null;
    const ends =
      lifeOf(operand.field, index) ??
      lifeBelow(operand.field, query.filter, index) ??
      (atEnds ? openSince(operand.field, query.filter) : null) ??
      (had ? joinedSince(operand.field, index) : null);
    if (ends !== null) return { dimension, ...ends };
  }
  return null;
}

/** Whether a figure is of the rows that hold the column of a time. */
const isOfRows = (measure: MeasureExpression, time: Field): boolean =>
  measure.kind === "aggregate"
    ? isSamePart(measure.path, time.path)
    : measure.kind === "arithmetic" && isOfRows(measure.left, time) && isOfRows(measure.right, time);

/** From when until when the rows stand that hold a column: one of the ends of their lives, or `any`. */
function lifeOf(time: Field, index: ModelIndex, any = false): Life | null {
  const life = standingRows(index).find(({ table }) => table.table.name === time.table);
  if (life === undefined || life.from === null) return null;
  const at = (column: string): Field => ({ ...time, column });
  const ends = endsOf(life).map(({ column, lastDay }) => ({ field: at(column), lastDay }));
  const known = [life.from.column.name, ...ends.map(({ field }) => field.column)];
  return any || known.includes(time.column) ? { from: at(life.from.column.name), standing: { ends } } : null;
}

/** "Active members per month" of those who have passes that go on: as long as one of them does. */
function lifeBelow({ path }: Field, filter: Filter | null, index: ModelIndex): Life | null {
  for (const each of conjuncts(filter)) {
    const operand = operandOf(each);
    if (operand?.kind !== "field" || operand.field.path.length <= path.length) continue;
    const isBelow = isSamePart(operand.field.path.slice(0, path.length), path);
    if (isBelow && isOfState(each, index)) return lifeOf(operand.field, index, true);
  }
  return null;
}

const endsOf = ({ until, ended }: StandingRows): { column: string; lastDay: boolean }[] => [
  ...(until === null ? [] : [{ column: until.column.name, lastDay: true }]),
  ...(ended === null ? [] : [{ column: ended.column.name, lastDay: false }]),
];

/** Rows that are open as long as a date of them is missing ("resolved at"): from the time that they are grouped by. */
function openSince(time: Field, filter: Filter | null): Life | null {
  const ends = conjuncts(filter).flatMap((each) =>
    each.kind === "null" && isBeside(each.operand, time)
      ? [{ field: each.operand.field, lastDay: false }]
      : [],
  );
  return ends.length === 0 ? null : { from: time, standing: { ends } };
}

/** Parties of whom only is told when they came: whoever came is there. */
function joinedSince(time: Field, index: ModelIndex): Life | null {
  const table = index.tables.find(({ table: { name } }) => name === time.table);
  const isParty = table !== undefined && table.table.namingColumn !== null && comes.test(time.column);
  return isParty ? { from: time, standing: { ends: [] } } : null;
}

const comes = /sign|join|regist|enrol|hire|creat|since|open|start|onboard/i;

const isBeside = (
  operand: Expression,
  { path, column }: Field,
): operand is Extract<Expression, { kind: "field" }> =>
  operand.kind === "field" && operand.field.column !== column && isSamePart(operand.field.path, path);

function withStanding(
  query: AggregateQuery,
  { dimension, ...life }: Stands,
  index: ModelIndex,
): AggregateQuery {
  const { standing, from } = life;
  const dimensions = query.dimensions.map((each) =>
    each === dimension && each.expression.kind === "truncate"
      ? { ...each, expression: { ...each.expression, operand: fieldExpression(from), standing } }
      : each,
  );
  const measures = query.measures.map((measure) => ({
    ...measure,
    expression: ofAll(measure.expression, life, index),
  }));
  return { ...query, dimensions, measures, filter: ofAnyTime(query.filter, life, index) };
}

/** A figure of the rows that are open now as one of all that stand. */
const ofAll = (measure: MeasureExpression, life: Life, index: ModelIndex): MeasureExpression =>
  measure.kind === "aggregate" && isSamePart(measure.path, life.from.path)
    ? { ...measure, filter: ofAnyTime(measure.filter, life, index) }
    : measure;

const fieldExpression = (field: Field): Expression => ({ kind: "field", field });

/** Conditions without those on the state that rows are in now; periods of their ends are periods in which they stand. */
function ofAnyTime(filter: Filter | null, { from, standing }: Life, index: ModelIndex): Filter | null {
  const isEnd = (value: unknown): boolean =>
    standing.ends.some(({ field }) => speaksOf(value, field.column, field.table));
  const filters = conjuncts(filter).flatMap((each): Filter[] => {
    if (each.kind === "period" && isEnd(each.operand)) return [{ ...each, operand: fieldExpression(from) }];
    const isState = isOfState(each, index) && isSamePart(fieldsOf(each)[0]?.path, from.path);
    const isOfNow = (isEnd(each) || speaksOf(each, from.column, from.table)) && hasKind(each, "null", "now");
    return isState || isOfNow ? [] : [each];
  });
  return conjunction(filters);
}

/** Whether a condition is one on the state that rows are in now. */
const isOfState = (filter: Filter, { deals }: ModelIndex): boolean =>
  (operandOf(filter) !== null && holdsStateNow(filter)) ||
  (deals !== null && isSamePart(filter, openOnly(deals)));

/** What a condition on a value is of. */
function operandOf(filter: Filter): Expression | null {
  if (filter.kind === "in" || filter.kind === "text") return filter.operand;
  return filter.kind === "comparison" ? filter.left : null;
}
