import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  type Filter,
  fieldsOf,
  isSamePart,
  type Measure,
  type MeasureExpression,
  type Path,
  partKey,
} from "@parlance/contract";
import { conjunction } from "./compose/conditions/join-conditions.ts";
import { movedPaths, startingAt } from "./compose/conditions/starting-at.ts";
import { onlyRows } from "./compose/figures/only-rows.ts";
import { meetFacts } from "./compose/ways/meet-facts.ts";
import { type FiguresSaid, figuresSaid } from "./figures-said.ts";
import { findRoutes } from "./index/graph.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { lemma } from "./text/lemma.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const counted = /^(?:how many|(?:the )?(?:number|count) of) /i;
/** What was done to rows. */
const done = /(?:ed|paid|sent|sold|won|lost|left|bought|made|shut)$/i;
/** One who is less sure reads the words of one side as something else. */
const surest = 0.6;

/**
 * "Orders and returns by month", "tickets opened and closed per week", "invoiced and paid per customer", "per berth: jobs, open jobs and total
 * cost": figures that stand side by side, each read by itself with what all are split by, where the question is not read as all of them. Each
 * keeps its own conditions and its own date. Null for other questions, and where one of them is not read; the whole as it is read where that
 * says all of it.
 */
export function sideBySide(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = figuresSaid(question.question);
  if (said === null || (said.compared && !said.split)) return null;
  const together = read(question);
  const whole = together.kind === "readings" ? together.readings[0] : undefined;
  if (whole !== undefined && saysAll(whole, said, question.question)) return together;
  const sides = readSides(question, said, read);
  const [first] = sides ?? [];
  if (sides === null || first === undefined) return together;
  if (!said.split && !areApart(sides, question.index)) return together;
  const query = putTogether(question.index, inOneKind(sides));
  if (query === null)
    return whole !== undefined && narrows(whole, sides, question.index) ? unsure(together) : together;
  if (whole !== undefined && !leavesOut(whole, sides, query, question.index)) return together;
  const confidence = Math.min(...sides.map((side) => side.candidate.confidence));
  return { kind: "readings", readings: [{ ...first.candidate, query, confidence, matches: [] }] };
}

/** Each figure read by itself with what all are split by; null where one is not read, or as no figure. */
function readSides(
  question: Question,
  said: FiguresSaid,
  read: (question: Question) => Understanding,
): Side[] | null {
  const sides: Side[] = [];
  for (const texts of textsOf(said, question.index)) {
    const side = firstRead(question, said, texts, read);
    if (side === null) return null;
    sides.push(side);
  }
  return sides;
}

/** The first of the texts for a figure that is surely read as one. */
function firstRead(
  question: Question,
  { tail, split }: FiguresSaid,
  texts: readonly string[],
  read: (question: Question) => Understanding,
): Side | null {
  for (const text of texts) {
    const found = read({ ...question, question: `${text}${tail}` });
    const best = found.kind === "readings" ? found.readings[0] : undefined;
    const figure = best === undefined ? null : figureOf(best, split);
    if (best !== undefined && best.confidence >= surest && figure !== null)
      return { said: text, candidate: best, ...figure };
  }
  return null;
}

/**
 * Whether a reading shows as many figures as are named, no condition is said with one behind the first, and no units of time may be those of
 * other dates; without a split whatever is no figure.
 */
function saysAll({ query, matches }: Candidate, { items, tail, split }: FiguresSaid, asked: string): boolean {
  if (query.kind !== "aggregate") return !split;
  if (query.measures.length - query.hidden.length < items.length) return false;
  if (query.dimensions.some(({ expression }) => expression.kind !== "field")) return false;
  const [first = ""] = items;
  const begin = asked.indexOf(first) + first.length;
  const end = asked.trimEnd().endsWith(tail) ? asked.length - tail.length : asked.length;
  const bound = new Set(fieldsOf(query.filter).map(({ table, column }) => `${table}.${column}`));
  return !matches.some(
    ({ kind, start, names }) =>
      start >= begin && start < end && (kind === "value" || (kind === "column" && bound.has(names ?? ""))),
  );
}

/** One of the figures: what is said of it, and what that is read as. */
type Side = { said: string; candidate: Candidate; query: AggregateQuery; measure: Measure };

/** "Invoiced and paid": the money of both, though what was paid alone would be how many were. */
function inOneKind(sides: readonly Side[]): readonly Side[] {
  const [before, after, further] = sides;
  if (before === undefined || after === undefined || further !== undefined) return sides;
  const bare = sides.every(({ said }) => done.test(said) && !said.includes(" "));
  if (!bare || before.query.subject !== after.query.subject || !isCount(after.measure)) return sides;
  return [before, { ...after, measure: before.measure }];
}

const isCount = ({ expression }: Measure): boolean =>
  expression.kind === "aggregate" && expression.operand === null && expression.filter === null;

/** The texts that each side may stand for: what is said of both of two is said once. */
function textsOf({ items, split }: FiguresSaid, { words }: ModelIndex): string[][] {
  const [bare = "", other = "", further] = items.map((item) => item.replace(counted, ""));
  if (further !== undefined || !split)
    return items.map((item) => {
      const noun = item.replace(counted, "");
      return split ? [noun] : [`number of ${noun}`, item];
    });
  const [ours, theirs] = [bare.split(" "), other.split(" ")];
  const rows = ours.slice(0, -1).join(" ");
  const noun = theirs.slice(1).join(" ");
  if (ours.length === 1 && noun !== "" && done.test(bare) && done.test(theirs[0] ?? ""))
    return [
      [`${noun} ${bare}`, `${bare} ${noun}`],
      [`${noun} ${theirs[0]}`, other],
    ];
  return [
    ours.length === 1 && noun !== "" && bare !== noun ? [`${bare} ${noun}`, bare] : [bare],
    theirs.length === 1 && rows !== "" && !words.tablesByWord.has(lemma(other.toLowerCase()))
      ? [`${rows} ${other}`, other]
      : [other],
  ];
}

/** The only figure of a candidate that splits by one thing and does no more; null for others. */
function figureOf({ query }: Candidate, split: boolean): { query: AggregateQuery; measure: Measure } | null {
  if (query.kind !== "aggregate" || query.comparison !== null || query.limit !== null) return null;
  if (query.transforms.length > 0 || query.having !== null) return null;
  if (query.dimensions.length > 0 !== split) return null;
  const far = query.dimensions.some(
    ({ expression }) =>
      (expression.kind === "truncate" && expression.standing !== undefined) ||
      (expression.kind !== "field" &&
        fieldsOf(expression).some(({ path }) => path.some(({ reversed }) => reversed))),
  );
  const [measure, second] = query.measures;
  return measure === undefined || second !== undefined || far ? null : { query, measure };
}

/**
 * Whether a reading of the whole question says less than all sides: it is what one of them is, or has one date for two, lacks a figure of more than
 * two, or takes what is said of one for all. Values of one column that it splits by, and figures that it shows beside each other, are all.
 */
function leavesOut(
  { query }: Candidate,
  sides: readonly Side[],
  all: AggregateQuery,
  index: ModelIndex,
): boolean {
  if (query.kind !== "aggregate") return false;
  const dated = all.measures.some(({ by }) => by !== undefined);
  if (dated) return query.dimensions.length <= all.dimensions.length;
  const values = query.dimensions.length > all.dimensions.length && sides.length === 2;
  if (values) return !conjunctsOf(query).some((each) => isOfValues(each, query.dimensions));
  const told = (measures: readonly Measure[], filter: Filter | null): string =>
    partKey([measures.map(({ expression }) => expression), filter]);
  if (sides.some((side) => told([side.measure], side.query.filter) === told(query.measures, query.filter)))
    return true;
  if (query.measures.length >= all.measures.length && !hasOwnRows(sides, index)) return false;
  const shown = new Set(query.measures.map(({ expression }) => partKey(ofRows(expression, query.filter))));
  const isSaid = all.measures.every(({ expression }) => shown.has(partKey(expression)));
  return (sides.length > 2 || hasOwnRows(sides, index)) && !isSaid;
}

const conjunctsOf = (rows: { filter: Filter | null } | undefined): readonly Filter[] =>
  rows?.filter == null ? [] : conjuncts(rows.filter);

/** Whether a reading shows fewer figures than are named, since what is said of the rows of one was taken for a condition on the others. */
const narrows = ({ query }: Candidate, sides: readonly Side[], index: ModelIndex): boolean =>
  query.kind === "aggregate" &&
  query.filter !== null &&
  query.measures.length < sides.length &&
  hasOwnRows(sides, index);

/** A reading that cannot be what was meant, for want of a better one. */
const unsure = (found: Understanding): Understanding =>
  found.kind === "readings"
    ? { ...found, readings: found.readings.map((each) => ({ ...each, confidence: each.confidence / 2 })) }
    : found;

/** Whether a condition says of which values of a dimension groups are. */
const isOfValues = (condition: Filter, dimensions: readonly Dimension[]): boolean =>
  condition.kind === "in" && dimensions.some(({ expression }) => isSamePart(expression, condition.operand));

/** Whether a figure behind the first is of rows that its own words before its noun say ("…, open jobs"), and not of those of the first. */
function hasOwnRows([first, ...others]: readonly Side[], index: Pick<ModelIndex, "words">): boolean {
  const known = new Set(conjunctsOf(first?.query).map((each) => partKey(each)));
  return others.some(
    (side) =>
      conjunctsOf(side.query).some((each) => each.kind !== "period" && !known.has(partKey(each))) &&
      endsWithNoun(side, index),
  );
}

/** Whether what is said last of a figure is what its rows are called, be it one with the words before it ("overdue jobs"). */
function endsWithNoun({ said, candidate: { matches } }: Side, { words }: Pick<ModelIndex, "words">): boolean {
  const last = matches.filter(({ start, kind }) => start < said.length && kind !== "cue").at(-1);
  if (last === undefined) return false;
  const [noun = ""] = /\S+$/.exec(last.text) ?? [];
  return (
    ["table", "column", "metric"].includes(last.kind) || words.tablesByWord.has(lemma(noun.toLowerCase()))
  );
}

/** Whether figures that nothing splits are of rows and of some of them ("jobs and open jobs"), and no two kinds that are compared. */
function areApart(sides: readonly Side[], { words }: ModelIndex): boolean {
  const [first, , third] = sides;
  const isRows =
    conjunctsOf(first?.query).every(({ kind }) => kind === "period") &&
    words.tablesByWord.has(lemma(first?.said.split(" ").at(-1)?.toLowerCase() ?? ""));
  return (
    (third !== undefined || isRows) &&
    sides.every((side) => endsWithNoun(side, { words })) &&
    hasOwnRows(sides, { words })
  );
}

/** All figures in one query; null where no way leads from the first one's rows to another's, or they are split by different things. */
function putTogether(index: ModelIndex, sides: readonly Side[]): AggregateQuery | null {
  const [first] = sides;
  if (first === undefined) return null;
  const { query: one } = first;
  const seen: Seen[] = [];
  for (const side of sides) {
    const figure = seenFrom(index, one, side);
    if (figure === null) return null;
    seen.push(figure);
  }
  const shared = conjunctsOf(one).filter((each) => isShared(each, seen, one, sides));
  const measures = seen.map(({ measure, filter }, at): Measure => {
    const own = conjunctsOf({ filter }).filter((each) => !shared.some((other) => isSamePart(each, other)));
    const isAlike = seen.some((other, place) => place !== at && other.measure.label === measure.label);
    return {
      ...measure,
      id: `m${at + 1}`,
      label: (isAlike ? sides[at]?.said : null) ?? measure.label,
      expression: ofRows(measure.expression, conjunction(own)),
    };
  });
  const same = measures.some(({ expression, by }, at) =>
    measures.slice(0, at).some((each) => isSamePart(each.expression, expression) && isSamePart(each.by, by)),
  );
  if (same) return null;
  const query = { ...one, filter: conjunction(shared), measures };
  return measures.some(({ by }) => by !== undefined) ? query : meetFacts(index, query);
}

/** Whether a condition is one of all figures: of the same rows, or of what their groups are cut from. */
const isShared = (
  condition: Filter,
  seen: readonly Seen[],
  one: AggregateQuery,
  sides: readonly Side[],
): boolean =>
  seen.every((figure) => conjunctsOf(figure).some((each) => isSamePart(each, condition))) &&
  (sides.every(({ query }) => query.subject === one.subject) ||
    one.dimensions.some(
      ({ expression }) =>
        condition.kind === "period" &&
        expression.kind === "truncate" &&
        isSamePart(expression.operand, condition.operand),
    ));

/** A figure and its conditions as they are seen from the rows of another query. */
type Seen = { measure: Measure; filter: Filter | null };

/** The figure of a query as one of this one's groups; null where no way leads there, or that is split by something else. */
function seenFrom(index: ModelIndex, one: AggregateQuery, { query, measure }: Side): Seen | null {
  const [from, to] = [one.subject, query.subject].map((name) => index.graph.tableIds.get(name));
  if (from === undefined || to === undefined || one.dimensions.length !== query.dimensions.length)
    return null;
  const [route] =
    from === to ? [{ path: [] }] : findRoutes(index.graph, from, to, { count: 1, preferred: new Set() });
  if (route === undefined) return null;
  const moved = startingAt({ dimensions: query.dimensions, filter: query.filter, measure }, route.path);
  const by = ownGroups(one.dimensions, movedPaths(moved.dimensions, withoutReturn));
  if (by === null) return null;
  return {
    measure: { ...moved.measure, ...(Object.keys(by).length > 0 ? { by } : {}) },
    filter: moved.filter,
  };
}

/** A way that goes to rows and comes back to what they refer to is none. */
function withoutReturn(path: Path): Path {
  const at = path.findIndex(
    ({ relationship, reversed }, place) =>
      reversed && path[place + 1]?.relationship === relationship && path[place + 1]?.reversed === false,
  );
  return at < 0 ? path : withoutReturn([...path.slice(0, at), ...path.slice(at + 2)]);
}

/** What the second figure is split by where that is not what the first is split by; null where these are of no one kind. */
function ownGroups(
  ours: readonly Dimension[],
  theirs: readonly Dimension[],
): Record<string, Dimension["expression"]> | null {
  const apart = ours.flatMap(({ id, expression }, at) => {
    const other = theirs[at]?.expression;
    return other === undefined || isSamePart(expression, other) ? [] : [{ id, expression, other }];
  });
  const alike = apart.every(
    ({ expression, other }) =>
      expression.kind === "truncate" && other.kind === "truncate" && expression.grain === other.grain,
  );
  return alike ? Object.fromEntries(apart.map(({ id, other }) => [id, other])) : null;
}

/** A figure of the rows that pass a condition, where there is one. */
const ofRows = (measure: MeasureExpression, filter: Filter | null): MeasureExpression =>
  filter === null ? measure : onlyRows(measure, filter);
