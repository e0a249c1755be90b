import {
  type AggregateQuery,
  type Dimension,
  type Filter,
  fieldsOf,
  isSamePart,
  type Measure,
  type MeasureExpression,
  partKey,
} from "@parlance/contract";
import { startingAt } from "./compose/conditions/starting-at.ts";
import { onlyRows } from "./compose/figures/only-rows.ts";
import { findRoutes } from "./index/graph.ts";
import type { ModelIndex } from "./index/model-index.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const joint = "(?:and|vs\\.?|versus|against|compared (?:to|with)|&)";
const unit = "(?:day|week|month|quarter|year)";
/** Two things, and what both are split by behind them. */
const form = new RegExp(
  `^\\W*(?<one>[\\w' /-]{3,60}?),? ${joint} (?<other>[\\w' /-]{3,50}?)(?<split> (?:(?:by|per|for each|for every|in each|each|every|over) [\\w -]{2,40}|${unit} by ${unit})(?: (?:in|since|for|during|from|this|last|between) [\\w ,-]{3,30})?)\\W*$`,
  "i",
);
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
  const said = form.exec(question.question.slice(0, 200))?.groups;
  if (said === undefined) return null;
  const { one = "", other = "", split = "" } = said;
  if (/\b(?:between|than)\b/i.test(one) || sentence.test(other)) return null;
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
  const { left, right } = sidesOf(one.replace(opening, ""), other);
  const [before, after] = [first(left), first(right)];
  if (before === null || after === null) return null;
  const sides = inOneKind(before, after);
  const query = putTogether(question.index, sides);
  if (query === null) return null;
  const together = read(question);
  const whole = together.kind === "readings" ? together.readings[0] : undefined;
  if (whole !== undefined && !leavesOut(whole, sides, query)) return together;
  const { candidate } = before;
  const confidence = Math.min(candidate.confidence, after.candidate.confidence);
  return { kind: "readings", readings: [{ ...candidate, query, confidence, matches: [] }] };
}

/** One of the figures: what is said of it, and what that is read as. */
type Side = { said: string; candidate: Candidate; query: AggregateQuery; measure: Measure };

/** "Invoiced and paid": the money of both, though what was paid alone would be how many were. */
function inOneKind(before: Side, after: Side): readonly [Side, Side] {
  const bare = [before, after].every(({ said }) => done.test(said) && !said.includes(" "));
  if (!bare || before.query.subject !== after.query.subject || !isCount(after.measure))
    return [before, after];
  return [before, { ...after, measure: before.measure }];
}

const isCount = ({ expression }: Measure): boolean =>
  expression.kind === "aggregate" && expression.operand === null && expression.filter === null;

/** The texts that each side may stand for: what is said of both is said once. */
function sidesOf(one: string, other: string): { left: string[]; right: string[] } {
  const bare = one.replace(counted, "");
  const [ours, theirs] = [bare.split(" "), other.split(" ")];
  const rows = ours.slice(0, -1).join(" ");
  const noun = theirs.slice(1).join(" ");
  if (ours.length === 1 && noun !== "" && done.test(bare) && done.test(theirs[0] ?? ""))
    return { left: [`${noun} ${bare}`, `${bare} ${noun}`], right: [`${noun} ${theirs[0]}`, other] };
  return {
    left: ours.length === 1 && noun !== "" && bare !== noun ? [`${bare} ${noun}`, bare] : [bare],
    right: theirs.length === 1 && rows !== "" ? [`${rows} ${other}`, other] : [other],
  };
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
 * Whether a reading of the whole question says less than both sides: it is what one of them is, or has one date for two. Values of one
 * column that it splits by, and figures that it shows beside each other, are both.
 */
function leavesOut({ query }: Candidate, sides: readonly Side[], both: AggregateQuery): boolean {
  if (query.kind !== "aggregate") return false;
  const dated = both.measures.some(({ by }) => by !== undefined);
  if (dated) return query.dimensions.length <= both.dimensions.length;
  const told = (measures: readonly Measure[], filter: Filter | null): string =>
    partKey([measures.map(({ expression }) => expression), filter]);
  return sides.some((side) => told([side.measure], side.query.filter) === told(query.measures, query.filter));
}

/** Both figures in one query; null where no way leads from one's rows to the other's, or they are split by different things. */
function putTogether(index: ModelIndex, [one, other]: readonly [Side, Side]): AggregateQuery | null {
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
  const by = ownGroups(one.query.dimensions, dimensions);
  if (by === null) return null;
  const own = Object.keys(by).length > 0;
  const measures: Measure[] = [
    { ...one.measure, id: "m1", expression: ofRows(one.measure.expression, one.query.filter) },
    {
      ...measure,
      id: "m2",
      expression: ofRows(measure.expression, filter),
      ...(own ? { by } : {}),
    },
  ];
  const same = isSamePart(measures[0]?.expression, measures[1]?.expression);
  if (same && !own) return null;
  const alike = one.measure.label === other.measure.label;
  const said = [one.said, other.said];
  const named = measures.map((each, at) => ({ ...each, label: (alike ? said[at] : null) ?? each.label }));
  return { ...one.query, filter: null, measures: named };
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
