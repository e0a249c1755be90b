import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  dayGrains,
  type Expression,
  type Field,
  type Filter,
  hasKind,
  isSamePart,
  type SemanticQuery,
  type Standing,
  speaksOf,
  textsOf,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { type StandingRows, standingRows } from "../index/standing-rows.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { endsSaid, hadEach, lastingWords } from "./asks-standing.ts";

/**
 * A reading by the periods in which rows begin or end as one of those at whose end they stand, where the question is of what goes on: "MRR by
 * month", "active members per quarter", "open tickets at the end of each month". The state that rows are in now is no
 * condition then, nor is it that their end is known.
 */
export function asStanding(candidate: Candidate, tokens: readonly Token[], index: ModelIndex): Candidate {
  const asked = { atEnds: endsSaid(tokens) !== undefined, had: hadEach(tokens) };
  if (!asked.atEnds && !asked.had && lastingWords(tokens).length === 0) return candidate;
  const { query } = candidate;
  const inner = query.kind === "analysis" ? query.query : query;
  if (inner.kind !== "aggregate" || inner.comparison !== null) return candidate;
  const stands = standsIn(inner, index, asked);
  if (stands === null) return candidate;
  const standing = withStanding(inner, stands);
  const read: SemanticQuery = query.kind === "analysis" ? { ...query, query: standing } : standing;
  const note = `each ${stands.grain} is what had begun by its end and was not over`;
  return { ...candidate, query: read, assumptions: [...candidate.assumptions, note] };
}

/** The dimension of a query that is put by standing rows: from when on these stand, and until when. */
type Stands = { dimension: Dimension; grain: string; from: Field; standing: Standing };

type Asked = { atEnds: boolean; had: boolean };

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
    if (ends !== null) return { dimension, grain, ...ends };
  }
  return null;
}

/** Whether a figure is of the rows that hold the column of a time. */
const isOfRows = (measure: AggregateQuery["measures"][number]["expression"], { path }: Field): boolean =>
  measure.kind === "aggregate"
    ? isSamePart(measure.path, path)
    : measure.kind === "arithmetic" &&
      isOfRows(measure.left, { path } as Field) &&
      isOfRows(measure.right, { path } as Field);

/** From when until when the rows stand that hold a column: one of the ends of their lives, or `any`. */
function lifeOf(time: Field, index: ModelIndex, any = false): Pick<Stands, "from" | "standing"> | null {
  const life = standingRows(index).find(({ table }) => table.table.name === time.table);
  if (life === undefined || life.from === null) return null;
  const at = (column: string): Field => ({ ...time, column });
  const ends = endsOf(life).map(({ column, lastDay }) => ({ field: at(column), lastDay }));
  const known = [life.from.column.name, ...ends.map(({ field }) => field.column)];
  return any || known.includes(time.column) ? { from: at(life.from.column.name), standing: { ends } } : null;
}

/** "Active members per month" of those who have passes that go on: as long as one of them does. */
function lifeBelow(
  { path }: Field,
  filter: Filter | null,
  index: ModelIndex,
): Pick<Stands, "from" | "standing"> | null {
  for (const each of conjuncts(filter)) {
    const operand = operandOf(each);
    if (operand?.kind !== "field" || operand.field.path.length <= path.length) continue;
    const isBelow = isSamePart(operand.field.path.slice(0, path.length), path);
    if (isBelow && isOfState(each)) return lifeOf(operand.field, index, true);
  }
  return null;
}

const endsOf = ({ until, ended }: StandingRows): { column: string; lastDay: boolean }[] => [
  ...(until === null ? [] : [{ column: until.column.name, lastDay: true }]),
  ...(ended === null ? [] : [{ column: ended.column.name, lastDay: false }]),
];

/** Rows that are open as long as a date of them is missing ("resolved at"): from the time that they are grouped by. */
function openSince(time: Field, filter: Filter | null): Pick<Stands, "from" | "standing"> | null {
  const ends = conjuncts(filter).flatMap((each) =>
    each.kind === "null" && isBeside(each.operand, time)
      ? [{ field: each.operand.field, lastDay: false }]
      : [],
  );
  return ends.length === 0 ? null : { from: time, standing: { ends } };
}

/** Parties of whom only is told when they came: whoever came is there. */
function joinedSince(time: Field, index: ModelIndex): Pick<Stands, "from" | "standing"> | null {
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

/** A condition on the state that rows are in now. */
const stateNow = /^(?:active|current|running|live|open)$/i;

function withStanding(query: AggregateQuery, { dimension, from, standing }: Stands): AggregateQuery {
  const operand: Expression = { kind: "field", field: from };
  const isEnd = (value: unknown): boolean =>
    standing.ends.some(({ field }) => speaksOf(value, field.column, field.table));
  const filters = conjuncts(query.filter).flatMap((each): Filter[] => {
    if (each.kind === "period" && isEnd(each.operand)) return [{ ...each, operand }];
    const isState = isOfState(each) && isSamePart(pathOf(operandOf(each)), from.path);
    const isOfNow = (isEnd(each) || speaksOf(each, from.column, from.table)) && hasKind(each, "null", "now");
    return isState || isOfNow ? [] : [each];
  });
  const [only] = filters;
  const dimensions = query.dimensions.map((each) =>
    each === dimension && each.expression.kind === "truncate"
      ? { ...each, expression: { ...each.expression, operand, standing } }
      : each,
  );
  return { ...query, dimensions, filter: filters.length > 1 ? { kind: "and", filters } : (only ?? null) };
}

const isOfState = (filter: Filter): boolean =>
  operandOf(filter) !== null && textsOf(filter).some((text) => stateNow.test(text));

/** What a condition on a value is of. */
function operandOf(filter: Filter): Expression | null {
  if (filter.kind === "in" || filter.kind === "text") return filter.operand;
  return filter.kind === "comparison" ? filter.left : null;
}

const pathOf = (expression: Expression | null): Field["path"] | null =>
  expression?.kind === "field" ? expression.field.path : null;
