import {
  type AggregateQuery,
  type Dimension,
  type Filter,
  fieldsOf,
  isSamePart,
  type Measure,
  type MeasureExpression,
  type Path,
  partKey,
  type Step,
} from "@parlance/contract";
import { movedPaths, startingAt } from "./compose/conditions/starting-at.ts";
import { onlyRows } from "./compose/figures/only-rows.ts";
import { meetFacts } from "./compose/ways/meet-facts.ts";
import { findRoutes } from "./index/graph.ts";
import type { ModelIndex } from "./index/model-index.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const joint = "(?:and|vs\\.?|versus|against|compared (?:to|with)|&)";
const unit = "(?:day|week|month|quarter|year)";
const splits = `(?<split> (?:(?:by|per|for each|for every|in each|each|every|over) [\\w -]{2,40}|${unit} by ${unit})(?: (?:in|since|for|during|from|this|last|between) [\\w ,-]{3,30})?)\\W*$`;
/** Two things, and what both are split by behind them. */
const form = new RegExp(`^\\W*(?<one>[\\w' /-]{3,60}?),? ${joint} (?<other>[\\w' /-]{3,50}?)${splits}`, "i");
/** Three things or more. */
const several = new RegExp(
  `^\\W*(?<list>[\\w' /-]{3,60}(?:, [\\w' /-]{3,50}){1,4}),? (?:and|&) (?<other>[\\w' /-]{3,50}?)${splits}`,
  "i",
);
/** "For each game give me …": what everything is split by, said first. */
const splitFirst =
  /^\W*(?<split>(?:for each|for every|per|by) [\w-]{2,30}(?: [\w-]{2,30})?)(?:[:,] | (?=show|give|what|how))(?<rest>.{5,160})$/i;
const opening =
  /^(?:(?:show|give|compare|plot|chart|get)(?: me| us)?(?: the| all)?|what (?:is|are|was|were) the|the|our) /i;
const counted = /^(?:how many|(?:the )?(?:number|count) of) /i;
/** What begins a question of its own. */
const sentence = /^(?:how|what|which|who|whose|where|when|why|is|are|was|were|do|does|did|show|list)\b/i;
/** What was done to rows. */
const done = /(?:ed|paid|sent|sold|won|lost|left|bought|made|shut)$/i;
/** One who is less sure reads the words of one side as something else. */
const surest = 0.6;

/**
 * "Orders and returns by month", "tickets opened and closed per week", "invoiced and paid per customer": two figures that stand side by side, each
 * read by itself with what both are split by, where the question is not read as both. Each keeps its own conditions and its own date. Null for
 * other questions, and where one of them is not read; the whole as it is read where that says both.
 */
export function sideBySide(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const asked = splitLast(question.question.slice(0, 200));
  const said = several.exec(asked)?.groups ?? form.exec(asked)?.groups;
  if (said === undefined) return null;
  const { list, one = "", other = "", split = "" } = said;
  if (/\b(?:between|than)\b/i.test(list ?? one) || sentence.test(other)) return null;
  const first = (texts: readonly string[]): Side | null => {
    for (const said of texts) {
      const found = read({ ...question, question: `${said}${split}` });
      const best = found.kind === "readings" ? found.readings[0] : undefined;
      const figure = best === undefined ? null : figureOf(best);
      if (best !== undefined && best.confidence >= surest && figure !== null)
        return { said, candidate: best, ...figure };
    }
    return null;
  };
  const sides: Side[] = [];
  for (const texts of list === undefined
    ? sidesOf(withoutOpening(one), other)
    : [...namesIn(list), [other]]) {
    const side = first(texts);
    if (side === null) return null;
    sides.push(side);
  }
  const query = putTogether(question.index, inOneKind(sides));
  const together = read(question);
  const whole = together.kind === "readings" ? together.readings[0] : undefined;
  if (query === null) return whole !== undefined && dropsOne(whole, sides) ? unsure(together) : null;
  if (whole !== undefined && !leavesOut(whole, sides, query)) return together;
  const [before] = sides;
  if (before === undefined) return null;
  const confidence = Math.min(...sides.map(({ candidate }) => candidate.confidence));
  return { kind: "readings", readings: [{ ...before.candidate, query, confidence, matches: [] }] };
}

/** What everything is split by behind the figures, where it is said before them. */
function splitLast(asked: string): string {
  const { split, rest } = splitFirst.exec(asked)?.groups ?? {};
  return split === undefined || rest === undefined ? asked : `${rest.replace(/\W+$/, "")} ${split}`;
}

const withoutOpening = (text: string): string => text.replace(opening, "");

/** The figures of a list, each by its text. */
const namesIn = (list: string): string[][] =>
  withoutOpening(list)
    .split(", ")
    .map((each) => [each]);

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

/** The texts that each side may stand for: what is said of both is said once. */
function sidesOf(one: string, other: string): string[][] {
  const bare = one.replace(counted, "");
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
    theirs.length === 1 && rows !== "" ? [`${rows} ${other}`, other] : [other],
  ];
}

/** The only figure of a candidate that splits by one thing and does no more; null for others. */
function figureOf({ query }: Candidate): { query: AggregateQuery; measure: Measure } | null {
  if (query.kind !== "aggregate" || query.comparison !== null || query.limit !== null) return null;
  if (query.transforms.length > 0 || query.having !== null || query.dimensions.length === 0) return null;
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
 * Whether a reading of the whole question says less than all sides: it is what one of them is, has one date for two, or holds all rows to what
 * only a later one says of its own ("players and completed purchases per game"). Values of one column that it splits by, and figures that
 * it shows beside each other, are all.
 */
function leavesOut({ query }: Candidate, sides: readonly Side[], both: AggregateQuery): boolean {
  if (query.kind !== "aggregate") return false;
  const dated = both.measures.some(({ by }) => by !== undefined);
  if (dated) return query.dimensions.length <= both.dimensions.length;
  const told = (measures: readonly Measure[], filter: Filter | null): string =>
    partKey([measures.map(({ expression }) => expression), filter]);
  const alike = sides.slice(0, 1).some((side) => isSamePart(groupsOf(query), groupsOf(side.query)));
  if (alike && (query.measures.length < sides.length || narrowsAll(query, sides))) return true;
  return sides.some((side) => told([side.measure], side.query.filter) === told(query.measures, query.filter));
}

const groupsOf = ({ dimensions }: AggregateQuery): unknown => dimensions.map(({ expression }) => expression);

/** Whether a reading shows fewer figures than are named, the last of which it took for a condition on the others. */
const dropsOne = ({ query }: Candidate, sides: readonly Side[]): boolean =>
  query.kind === "aggregate" && query.measures.length < sides.length && narrowsAll(query, sides);

/** A reading that cannot be what was meant, for want of a better one. */
const unsure = (found: Understanding): Understanding =>
  found.kind === "readings"
    ? { ...found, readings: found.readings.map((each) => ({ ...each, confidence: each.confidence / 2 })) }
    : found;

const narrowsAll = ({ filter }: AggregateQuery, [first, ...others]: readonly Side[]): boolean =>
  filter !== null &&
  first !== undefined &&
  first.query.filter === null &&
  others.some(
    ({ query, said }) => !behind.test(said) && isSamePart(valuesOf(query.filter), valuesOf(filter)),
  );

/** What says behind a figure which rows are meant may be said of all figures before it. */
const behind = / (?:of|for|with|in|from|where|that|who|on|at) /i;

/** What a filter says, wherever its rows are. */
const valuesOf = (filter: Filter | null): Filter | null => filter && movedPaths(filter, () => []);

/** All figures in one query; null where no way leads from the first one's rows to another's, or they are split by different things. */
function putTogether(index: ModelIndex, sides: readonly Side[]): AggregateQuery | null {
  const [one, ...others] = sides;
  if (one === undefined) return null;
  const own = { ...one.measure, id: "m1", expression: ofRows(one.measure.expression, one.query.filter) };
  const measures: Measure[] = [own];
  for (const [at, other] of others.entries()) {
    const beside = besideOne(index, one, other, `m${at + 2}`);
    if (beside === null) return null;
    measures.push(beside);
  }
  const told = measures.map(({ expression, by }) => partKey([expression, by ?? null]));
  if (new Set(told).size < told.length) return null;
  const alike = new Set(measures.map(({ label }) => label)).size < measures.length;
  const named = measures.map((each, at) => ({
    ...each,
    label: (alike ? sides[at]?.said : null) ?? each.label,
  }));
  const query = { ...one.query, filter: null, measures: named };
  return measures.some(({ by }) => by !== undefined) ? query : meetFacts(index, query);
}

/** A further figure as it is seen from the rows of the first one; null where it cannot be. */
function besideOne(index: ModelIndex, one: Side, other: Side, id: string): Measure | null {
  if (one.query.dimensions.length !== other.query.dimensions.length) return null;
  const [from, to] = [one.query.subject, other.query.subject].map((name) => index.graph.tableIds.get(name));
  if (from === undefined || to === undefined) return null;
  const [route] =
    from === to ? [{ path: [] }] : findRoutes(index.graph, from, to, { count: 1, preferred: new Set() });
  if (route === undefined) return null;
  const { dimensions, filter, measure } = startingAt(
    { dimensions: other.query.dimensions, filter: other.query.filter, measure: other.measure },
    route.path,
  );
  const by = ownGroups(one.query.dimensions, movedPaths(dimensions, withoutReturns));
  if (by === null) return null;
  const own = Object.keys(by).length > 0 ? { by } : {};
  return { ...measure, id, expression: ofRows(measure.expression, filter), ...own };
}

/** A path without the steps down to rows and up again from them, which end where they began. */
function withoutReturns(path: Path): Path {
  const kept: Step[] = [];
  for (const step of path) {
    const last = kept.at(-1);
    const returns = last?.reversed === true && !step.reversed && last.relationship === step.relationship;
    if (returns) kept.pop();
    else kept.push(step);
  }
  return kept;
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
