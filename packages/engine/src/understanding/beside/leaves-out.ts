import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  type Filter,
  fieldsOf,
  isSamePart,
  type Measure,
  partKey,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { lemma } from "../text/lemma.ts";
import type { Candidate } from "../types.ts";
import type { FiguresSaid } from "./figures-said.ts";
import { ofRows, type Side } from "./side.ts";

/**
 * Whether a reading shows as many figures as are named, no condition is said with one behind the first, and no units of time may be those of
 * other dates; without a split whatever is no figure.
 */
export function saysAll(
  { query, matches }: Candidate,
  { items, tail, split }: FiguresSaid,
  asked: string,
): boolean {
  if (query.kind !== "aggregate") return !split;
  if (query.measures.length - query.hidden.length < items.length) return false;
  if (query.dimensions.some(({ expression }) => expression.kind !== "field")) return false;
  const [first = ""] = items;
  const begin = asked.indexOf(first) + first.length;
  const end = asked.trimEnd().endsWith(tail) ? asked.length - tail.length : asked.length;
  const bound = boundBy(query.filter);
  if (query.measures.length > 1 && isHeadedByFlag(matches, begin, bound)) return false;
  return !matches.some(
    ({ kind, start, names }) =>
      start >= begin && start < end && (kind === "value" || (kind === "column" && bound.has(names ?? ""))),
  );
}

/** The columns that a condition is on. */
const boundBy = (filter: Filter | null): ReadonlySet<string> =>
  new Set(fieldsOf(filter).map(({ table, column }) => `${table}.${column}`));

/** Whether what is counted is called by the column that says which rows are: "storm alerts" of days that are told by "storm alert". */
const isHeadedByFlag = (matches: Candidate["matches"], end: number, bound: ReadonlySet<string>): boolean =>
  matches.some(({ kind, end: to, names }) => kind === "column" && to === end && bound.has(names ?? ""));

/**
 * Whether a reading of the whole question says less than all sides: it is what one of them is, or has one date for two, lacks a figure of more than
 * two, or takes what is said of one for all. Values of one column that it splits by, and figures that it shows beside each other, are all.
 */
export function leavesOut(
  { query }: Candidate,
  sides: readonly Side[],
  all: AggregateQuery,
  index: ModelIndex,
): boolean {
  if (query.kind !== "aggregate") return false;
  const dated = all.measures.some(({ by }) => by !== undefined);
  if (dated) return query.dimensions.length <= all.dimensions.length;
  const values = query.dimensions.length > all.dimensions.length && sides.length === 2;
  if (values) return !conjuncts(query.filter).some((each) => isOfValues(each, query.dimensions));
  const told = (measures: readonly Measure[], filter: Filter | null): string =>
    partKey([measures.map(({ expression }) => expression), filter]);
  if (sides.some((side) => told([side.measure], side.query.filter) === told(query.measures, query.filter)))
    return true;
  const ownRows = hasOwnRows(sides, index) || countsFlag(sides);
  if (!ownRows && (sides.length === 2 || query.measures.length >= all.measures.length)) return false;
  const shown = new Set(query.measures.map(({ expression }) => partKey(ofRows(expression, query.filter))));
  return !all.measures.every(({ expression }) => shown.has(partKey(expression)));
}

/** "Open and shelved jobs by berth and status": rows named once, of which values say those that are meant of what is split by as well. */
export function areValues(sides: readonly Side[], { items }: FiguresSaid): boolean {
  const nouns = items.map((item) => lemma(item.split(" ").at(-1)?.toLowerCase() ?? ""));
  const named = nouns.filter((noun) => noun === nouns.at(-1)).length;
  const [first] = sides;
  const operand = first === undefined ? null : valuesOf(first);
  return (
    named === 1 &&
    operand !== null &&
    sides.every((side) => isSamePart(valuesOf(side), operand)) &&
    first?.query.dimensions.some(({ expression }) => isSamePart(expression, operand)) === true
  );
}

/** What the only condition of a figure holds values of; null where it has none, or others. */
function valuesOf({ query }: Side): Dimension["expression"] | null {
  const [only, other] = conjuncts(query.filter).filter(({ kind }) => kind !== "period");
  if (only === undefined || other !== undefined) return null;
  return only.kind === "in" ? only.operand : only.kind === "comparison" ? only.left : null;
}

/** Whether a reading shows fewer figures than are named, since what is said of the rows of one was taken for a condition on the others. */
export const narrows = ({ query }: Candidate, sides: readonly Side[], index: ModelIndex): boolean =>
  query.kind === "aggregate" &&
  query.filter !== null &&
  query.measures.length < sides.length &&
  hasOwnRows(sides, index);

/** Whether a condition says of which values of a dimension groups are. */
const isOfValues = (condition: Filter, dimensions: readonly Dimension[]): boolean =>
  condition.kind === "in" && dimensions.some(({ expression }) => isSamePart(expression, condition.operand));

/** Whether a figure behind the first is of rows that its own words before its noun say ("…, open jobs"), and not of those of the first. */
export function hasOwnRows([first, ...others]: readonly Side[], index: Pick<ModelIndex, "words">): boolean {
  const known = new Set(conjuncts(first?.query.filter ?? null).map((each) => partKey(each)));
  return others.some(
    (side) =>
      conjuncts(side.query.filter).some((each) => each.kind !== "period" && !known.has(partKey(each))) &&
      endsWithNoun(side, index),
  );
}

/** Whether the first figure counts what a flag is called by, which says nothing of the rows of the others. */
function countsFlag([first, ...others]: readonly Side[]): boolean {
  if (first === undefined) return false;
  const known = new Set(others.flatMap(({ query }) => conjuncts(query.filter)).map((each) => partKey(each)));
  const own = conjuncts(first.query.filter).filter((each) => !known.has(partKey(each)));
  return own.some((each) => isHeadedByFlag(first.candidate.matches, first.said.length, boundBy(each)));
}

/** Whether what is said last of a figure is what its rows are called, be it one with the words before it ("overdue jobs"), or a deed that stands for rows in its state ("rejections"). */
function endsWithNoun({ said, candidate: { matches } }: Side, { words }: Pick<ModelIndex, "words">): boolean {
  const last = matches.filter(({ start, kind }) => start < said.length && kind !== "cue").at(-1);
  if (last === undefined) return false;
  const [noun = ""] = /\S+$/.exec(last.text) ?? [];
  return (
    ["table", "column", "metric"].includes(last.kind) ||
    matches.some(({ start, kind }) => kind === "table" && start === last.start) ||
    words.tablesByWord.has(lemma(noun.toLowerCase()))
  );
}

/** Whether figures that nothing splits are of rows and of some of them ("jobs and open jobs"), and no two kinds that are compared. */
export function areApart(sides: readonly Side[], { words }: ModelIndex): boolean {
  const [first, , third] = sides;
  const isRows =
    conjuncts(first?.query.filter ?? null).every(({ kind }) => kind === "period") &&
    words.tablesByWord.has(lemma(first?.said.split(" ").at(-1)?.toLowerCase() ?? ""));
  return (
    (third !== undefined || isRows) &&
    sides.every((side) => endsWithNoun(side, { words })) &&
    hasOwnRows(sides, { words })
  );
}
