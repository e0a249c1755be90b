import {
  type AggregateQuery,
  conjuncts,
  isSamePart,
  type ListQuery,
  lowered,
  partKey,
  rowsOf,
  type SemanticQuery,
} from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { type BuildInput, type BuiltReading, buildQueries, newBuild } from "../compose/build-queries.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import type { Choice } from "../compose/resolve.ts";
import { namesOf } from "../compose/shown-columns.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Item } from "../parse/item.ts";
import { type Cut, cutLinked, cutQuestion, type Linked, linkQuestion, rankCuts } from "../read-question.ts";
import { weights } from "../score/weights.ts";
import type { Candidate, Question } from "../types.ts";
import { asFollowUp } from "./as-follow-up.ts";
import { contradictsItself } from "./contradicts-itself.ts";
import { countsRows } from "./counts-rows.ts";
import { editQuery } from "./edit-query.ts";
import { goesOnFrom, ofUnsaidRows } from "./goes-on-from.ts";
import { asksLast, lastOfThose } from "./last-of-those.ts";
import {
  addsFigure,
  insteadOfShown,
  leadsOf,
  namesThe,
  namesTheirColumn,
  namesTheirFigure,
  standsBesideEach,
} from "./leads-of.ts";
import { listedColumns } from "./listed-columns.ts";
import { type Manner, mannerOf, withoutManner } from "./manner.ts";
import { withMembersNamed } from "./members-named.ts";
import { amongMembers, restrictTo } from "./restrict.ts";
import { tablesOf } from "./tables-of.ts";

/**
 * Readings of a question within its conversation, best first: the previous query edited ("only Germany", "by month
 * instead"), a new question about the rows that it showed ("what are their ages"), or `fresh`, the question by itself as it is `linked`.
 * All are offered; the words decide which kind leads. Only the previous query counts, however it came about.
 */
export function followUp(question: Question, linked: Linked, fresh: Candidate[]): Candidate[] {
  const last = question.previous.at(-1);
  if (last === undefined) return fresh;
  const told = mannerOf(question.question, question.previous.at(-2) ?? null);
  const text = withoutManner(question.question);
  const plain = text === linked.text ? linked : linkQuestion(question, text);
  const cut = namedInFull(cutLinked(question, plain, 6)).map((each) => ({
    ...each,
    frame: ofUnsaidRows(question.question, each.frame),
  }));
  const [said] = cut;
  const manner =
    said === undefined
      ? told
      : { ...told, adds: told.adds || addsFigure(said) || standsBesideEach(said, told, last) };
  const previous =
    said === undefined ? last : (goesOnFrom(question.question, question.previous, said.frame) ?? last);
  const cuts = cut.map((each) => about(each, previous, { index: question.index, manner }));
  const [first] = cuts;
  if (first === undefined) return fresh;
  const read = (build: (input: BuildInput, choice: Choice) => BuiltReading[]): Candidate[] =>
    leaning(question, rankCuts(question, cuts, text, { build }));
  const edited = read((input, choice) => editedReadings(input, choice, previous, manner));
  const definite =
    !insteadOfShown(first.frame, manner, previous) &&
    !manner.adds &&
    (namesThe(first, previous) ||
      namesTheirFigure(first, previous, question.index) ||
      namesTheirColumn(first, previous, question.index));
  const restricted =
    manner.refers || manner.opens || definite
      ? read((input, choice) => restrictedReadings(input, choice, previous, manner))
      : [];
  const leads =
    previous !== last ? "edit" : definite ? "restrict" : leadsOf(first, manner, previous, question.index);
  const lasting = asksLast(question.question) ? lastReadings(question, cuts, previous, manner) : [];
  if (lasting.length > 0) return lasting;
  const related = manner.among ? relatedReadings(question, previous, manner) : [];
  if (related.length > 0) return merge([related, edited, restricted, fresh]);
  const inEach = first.frame.extremes.some(({ of }) => of !== null)
    ? inEachReadings(question, previous, manner)
    : [];
  if (inEach.length > 0) return merge([inEach, edited, restricted, fresh]);
  return merge(
    leads === "edit"
      ? [edited, restricted, fresh]
      : leads === "restrict"
        ? [restricted, edited, fresh]
        : [fresh, edited, restricted],
  );
}

/** How sure a reading can be that goes on from an answer where another question came between that was not answered. */
export const goesOnUnsure = 0.5;

/**
 * Readings that go on from an answer: none is sure where the turn just before had none, nor where what was asked for before leaves no row
 * of what is asked for now.
 */
const leaning = ({ unanswered = false }: Question, candidates: Candidate[]): Candidate[] =>
  candidates.map((each) => {
    const empty = contradictsItself(each.query);
    if (!unanswered && !empty) return each;
    const score = each.score + (empty ? weights.otherTopic : 0);
    return { ...each, score, confidence: Math.min(each.confidence, goesOnUnsure) };
  });

/**
 * "Which of those haven't ordered this year" after customers: those customers that have no such orders. Only what the rows shown have to
 * do with others is read so.
 */
function relatedReadings(question: Question, previous: SemanticQuery, manner: Manner): Candidate[] {
  const { index } = question;
  const before = previous.kind === "analysis" ? previous.query : previous;
  if (before.kind === "set" || (before.kind === "aggregate" && before.dimensions.length > 0)) return [];
  const entry = index.tables.find(({ table }) => table.name === before.subject);
  const named = entry === undefined ? "" : ` ${rowsOf(lowered(entry.table.label))}`;
  const text = question.question.replace(
    /\b(which|who|how many) of (?:those|these|them)\b/i,
    (_, asks: string) => `${asks.toLowerCase() === "who" ? "which" : asks}${named}`,
  );
  if (named === "" || text === question.question) return [];
  const cuts = cutQuestion(question, text, 6);
  const build = (input: BuildInput, choice: Choice) => restrictedReadings(input, choice, previous, manner);
  return leaning(question, rankCuts(question, cuts, text, { build })).filter(
    ({ query }) => query.kind !== "set" && query.kind !== "analysis" && isRelated(query, before),
  );
}

/** "And the tallest tree in each?" after parks: the question with them named, of those that were shown. */
function inEachReadings(question: Question, previous: SemanticQuery, manner: Manner): Candidate[] {
  const text = withMembersNamed(question.question, previous, question.index);
  if (text === null) return [];
  const build = (input: BuildInput, choice: Choice) => restrictedReadings(input, choice, previous, manner);
  return leaning(question, rankCuts(question, cutQuestion(question, text, 6), text, { build }));
}

/** Whether a query tells which of the rows shown before by what they have to do with others. */
const isRelated = (
  { subject, filter }: AggregateQuery | ListQuery,
  before: AggregateQuery | ListQuery,
): boolean =>
  subject === before.subject &&
  conjuncts(filter).some((each) => {
    if (conjuncts(before.filter).some((known) => isSamePart(known, each))) return false;
    const inner = each.kind === "not" ? each.filter : each;
    const operand = operandOf(inner);
    const path = operand?.kind === "field" ? operand.field.path : [];
    return inner.kind === "related" || path.length > 0;
  });

/** "And how many orders?" of figures of order details: of the orders, whose name it is in full. */
function namedInFull(cuts: readonly Cut[]): readonly Cut[] {
  const tables = cuts.flatMap(({ items }) => items.filter((item) => item.kind === "table"));
  const whole = new Set(
    tables.flatMap(({ start, end, evidence }) => (evidence === "exact" ? [`${start} ${end}`] : [])),
  );
  return cuts.filter(({ items }) =>
    items.every(
      (item) =>
        item.kind !== "table" || item.evidence !== "partial" || !whole.has(`${item.start} ${item.end}`),
    ),
  );
}

/**
 * Candidates of several kinds in one order; those of kinds that the words do not speak for are lowered. One query that is read in several
 * ways is as sure as the surest of them.
 */
function merge(groups: readonly Candidate[][]): Candidate[] {
  const surest = new Map<string, number>();
  for (const { query, confidence } of groups.flat()) {
    const key = partKey(query);
    surest.set(key, Math.max(confidence, surest.get(key) ?? 0));
  }
  const known = new Set<string>();
  return groups
    .flatMap((candidates, at) =>
      candidates.map((candidate) => ({
        ...candidate,
        score: candidate.score + (at === 0 ? 0 : at === 1 ? weights.otherTopic / 2 : weights.otherTopic),
      })),
    )
    .sort((left, right) => right.score - left.score)
    .flatMap((candidate) => {
      const key = partKey(candidate.query);
      if (known.has(key)) return [];
      known.add(key);
      return [{ ...candidate, confidence: surest.get(key) ?? candidate.confidence }];
    });
}

/** A cut of a follow-up, with the tables of the previous query named before it. */
function about(cut: Cut, previous: SemanticQuery, told: { index: ModelIndex; manner: Manner }): Cut {
  const named = tablesOf(previous).flatMap((name): Item[] => {
    const table = told.index.graph.tableIds.get(name);
    return table === undefined
      ? []
      : [{ kind: "table", start: 0, end: 0, table, evidence: "exact", strength: 1 }];
  });
  const frame = asFollowUp(cut.frame, cut.tokens, previous, told);
  return { ...cut, frame, items: [...named, ...cut.items] };
}

function editedReadings(
  input: BuildInput,
  choice: Choice,
  previous: SemanticQuery,
  manner: Manner,
): BuiltReading[] {
  const kept = "filter" in previous ? previous.filter : null;
  const build = { ...newBuild(input, choice, { bare: "list", extreme: "rows", count: "distinct" }), kept };
  const edited = editQuery(previous, build, manner);
  if (edited === null) return [];
  const limits = input.frame.conditions.length + input.frame.periods.length > 0;
  const query = manner.among && limits ? amongShown(edited, previous, build) : edited;
  return [{ query, notes: build.notes, faults: build.faults, joins: build.joined.size, preferred: 0 }];
}

/** How sure the last of those that were shown is meant where its words say so. */
const sureOfLast = 0.85;

/** "When was their last order": its words leave nothing else to read. */
function lastReadings(
  question: Question,
  cuts: readonly Cut[],
  previous: SemanticQuery,
  manner: Manner,
): Candidate[] {
  const text = question.question;
  const build = (input: BuildInput, choice: Choice): BuiltReading[] => {
    const made = newBuild(input, choice, { bare: "list", extreme: "rows", count: "distinct" });
    const query = lastOfThose(text, previous, made, manner);
    return query === null
      ? []
      : [{ query, notes: made.notes, faults: {}, joins: made.joined.size, preferred: 0 }];
  };
  const sure = rankCuts(question, cuts, text, { build, count: 1 }).map((each) => ({
    ...each,
    confidence: sureOfLast,
    matches: each.matches.filter(({ kind }) => kind !== "number"),
  }));
  return leaning(question, sure);
}

/** "Which of those are active?" after the top ten: those among the ten, not the ten among all that are. */
function amongShown(edited: SemanticQuery, previous: SemanticQuery, build: Build): SemanticQuery {
  if ((edited.kind !== "list" && edited.kind !== "aggregate") || edited.kind !== previous.kind) return edited;
  const subject = build.index.graph.tableIds.get(previous.subject);
  return subject === undefined ? edited : amongMembers(edited, previous, build, subject);
}

function restrictedReadings(
  input: BuildInput,
  choice: Choice,
  previous: SemanticQuery,
  manner: Manner,
): BuiltReading[] {
  return buildQueries(input, choice).flatMap((reading) => {
    const build = newBuild(input, choice, { bare: "list", extreme: "rows", count: "distinct" });
    const query = restrictTo(reading.query, previous, build, manner);
    if (query === null || isShownAlready(query, previous) || countsOthers(query, previous, input.text))
      return [];
    return [
      { ...reading, query: manner.possesses && query.kind === "list" ? withNames(query, build) : query },
    ];
  });
}

const ofThem = /\bhow many of (?:them|those|these)\b/i;

/** Whether rows of another table are counted where those that were shown or counted are: "how many of them got a discount?" of buyers, and not of purchases. */
const countsOthers = (query: SemanticQuery, previous: SemanticQuery, text: string): boolean =>
  ofThem.test(text) &&
  countsRows(query) &&
  (previous.kind === "list" || (previous.kind === "aggregate" && previous.dimensions.length === 0)) &&
  "subject" in query &&
  query.subject !== previous.subject;

/** Whether a list is the one that was shown: nobody asks for that again. */
const isShownAlready = (query: SemanticQuery, previous: SemanticQuery): boolean => {
  const shown = (list: ListQuery) => [list.subject, list.columns.map(({ expression }) => expression)];
  return (
    query.kind === "list" &&
    previous.kind === "list" &&
    isSamePart(shown(query), shown(previous)) &&
    isSamePart([query.filter, query.limit], [previous.filter, previous.limit])
  );
};

/** "Their email addresses": whose each is stands beside it. */
function withNames(query: ListQuery, build: Build): ListQuery {
  const subject = build.index.graph.tableIds.get(query.subject);
  const shown = new Set(query.columns.map(({ expression }) => partKey(expression)));
  const names =
    subject === undefined || query.distinct ? [] : listedColumns(build, subject, namesOf(build, subject));
  if (names.some(({ expression }) => shown.has(partKey(expression)))) return query;
  return { ...query, columns: [...names, ...query.columns] };
}
