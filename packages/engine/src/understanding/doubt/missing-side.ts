import { type AggregateQuery, conjuncts, isSamePart, type SemanticQuery, speaksOf } from "@parlance/contract";
import { contradictsItself } from "../conversation/contradicts-itself.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { meetsRival } from "../score/meets-rival.ts";
import { readTables } from "../score/query-use.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";

const versus = /^(?:vs|versus|against|compared (?:to|with))$/i;
const joins = /^(?:and|&)$/i;

/** "Opened vs settled by month", "lessons and exams per week": one side of a comparison or a pair that a reading leaves out. */
export function missingSide({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  const ordered = matches.toSorted((one, other) => one.start - other.start);
  return ordered.flatMap((match, at) => {
    const sides = [ordered[at - 1], ordered[at + 1]].flatMap((side) => side ?? []);
    if (sides.length < 2) return [];
    if (versus.test(match.text) && sides.every(isColumn))
      return sides.flatMap((side) => (speaksOf(query, columnIn(side)) ? [] : [side.text]));
    if (!(versus.test(match.text) || joins.test(match.text)) || !sides.every(isTable)) return [];
    const read = readTables(query, model);
    return sides.flatMap(({ names, text }) => (read.has(names ?? "") ? [] : [text]));
  });
}

/**
 * "Weekends vs working days": where rows are taken that are both at once, neither is held against the other; and no row is of two times or
 * has two values of one column.
 */
export function sidesAtOnce({ query, matches }: Candidate): string[] {
  const against = matches.flatMap(({ kind, text }, at) =>
    kind === "cue" && versus.test(text) && isOfBothAtOnce(query) && !meetsRival(matches, at) ? [text] : [],
  );
  const told = matches.filter(({ kind }) => kind === "period" || kind === "value");
  return contradictsItself(query) ? told.map(({ text }) => text) : against;
}

/** "Certified vs uncertified operators", read as all of them: the word that sets one against the other. */
export const comparesNothing = (tokens: readonly Token[], { query }: Candidate): string[] =>
  isOfBothAtOnce(query)
    ? tokens.flatMap(({ text, raw }) => (text === "vs" || text === "versus" ? [raw] : []))
    : [];

/** One figure of all rows, or of those that meet some conditions: no side against another ("night trips vs day trips"). */
const isOfBothAtOnce = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  (query.dimensions.length === 0 || isOfOne(query)) &&
  query.measures.every(({ expression }) => expression.kind === "aggregate" && expression.filter === null) &&
  query.measures.length === 1 &&
  query.comparison === null;

/** "Night shift compared to day shift" split by the shift, of which one alone is let through. */
const isOfOne = ({ dimensions, filter }: AggregateQuery): boolean =>
  dimensions.length === 1 &&
  conjuncts(filter).some(
    (part) =>
      part.kind === "comparison" &&
      part.operator === "=" &&
      part.left.kind === "field" &&
      isSamePart(part.left, dimensions[0]?.expression),
  );

const isColumn = ({ kind, names }: Match): boolean => kind === "column" && names !== null;

const isTable = ({ kind, evidence }: Match): boolean => kind === "table" && evidence === "exact";

/** A column as queries name it. */
const columnIn = ({ names }: Match): string => (names ?? "").replace(/^.*?\./s, "");
