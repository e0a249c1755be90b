import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "./index/model-index.ts";
import { ordinalOf } from "./lexicon/ordinals.ts";
import { isSuperlative } from "./lexicon/superlative.ts";
import { tokenize } from "./text/tokenize.ts";
import type { Candidate, Understanding } from "./types.ts";

/** A question without its ordinal before a superlative, blanks in its place so that offsets hold, and which place it asks for. */
export type NthRanked = { question: string; place: number };

/** "The second most expensive product", "3rd largest customer"; null where nothing says so, or a column is called so. */
export function nthRanked(question: string, index: ModelIndex): NthRanked | null {
  const tokens = tokenize(question.slice(0, 1000), 90);
  for (const [at, { text, start, end, lemma }] of tokens.entries()) {
    const place = ordinalOf(text) ?? 0;
    const next = tokens[at + 1];
    if (place < 2 || next === undefined || !ranks(next.text)) continue;
    if (index.columns.some(({ words }) => words.includes(lemma) && words.includes(next.lemma))) return null;
    return { question: question.slice(0, start) + " ".repeat(end - start) + question.slice(end), place };
  }
  return null;
}

/** The readings that rank, with the row at that place instead of the first; null where the best one ranks nothing. */
export function atPlace(read: Understanding, place: number): Understanding | null {
  if (read.kind !== "readings" && read.kind !== "ambiguous") return null;
  const placed = read.readings.map((candidate) => moved(candidate, place));
  const readings = placed.filter((each) => each !== null);
  return placed[0] === null || placed[0] === undefined ? null : { ...read, readings };
}

function moved(candidate: Candidate, place: number): Candidate | null {
  const { query } = candidate;
  if (!ranksOne(query)) return null;
  const { limit } = query;
  return {
    ...candidate,
    query: { ...query, limit: { ...limit, offset: place - 1, ties: "cut" } },
  };
}

type Ranked = Extract<SemanticQuery, { kind: "list" | "aggregate" }>;

const ranksOne = (query: SemanticQuery): query is Ranked & { limit: NonNullable<Ranked["limit"]> } =>
  (query.kind === "list" || query.kind === "aggregate") &&
  query.limit?.count === 1 &&
  query.limit.offset === 0 &&
  query.order.length > 0;

const ranks = (word: string): boolean => word === "most" || word === "least" || isSuperlative(word);
