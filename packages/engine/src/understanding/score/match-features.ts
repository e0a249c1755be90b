import type { Match } from "../types.ts";
import type { FeatureVector } from "./query-features.ts";

/**
 * How well a reading explains the words of its question ("match/"): the share of its letters that mean something, how many
 * things they name and how exactly, and how many words there are for each column of the query (as JSON).
 */
export function matchFeatures(
  query: string,
  matches: readonly Match[],
  question: string,
  words: number,
): FeatureVector {
  const named = matches.filter(({ kind }) => kind === "table" || kind === "column" || kind === "metric");
  const values = matches.filter(({ kind }) => kind === "value");
  const weak = [...named, ...values].filter(({ kind, evidence }) => kind !== "metric" && !sure.has(evidence));
  const fields = query.split('"column":').length - 1;
  const letters = question.replace(/\s+/g, "").length;
  return {
    "match/covered": coveredLetters(matches, question) / Math.max(1, letters),
    "match/named": named.length,
    "match/values": values.length,
    "match/cues": matches.filter(({ kind }) => kind === "cue").length,
    "match/weak": weak.length,
    "match/exact": 1 - weak.length / Math.max(1, named.length + values.length),
    "match/fields": fields,
    "match/perField": words / Math.max(1, fields),
    "match/simple": words / Math.log(Math.max(2, query.length)),
  };
}

const sure: ReadonlySet<string> = new Set(["exact", "core"]);

/** Letters within a match, spaces left out; matches of a cut do not overlap. */
const coveredLetters = (matches: readonly Match[], question: string): number =>
  matches.reduce((sum, { start, end }) => sum + question.slice(start, end).replace(/\s+/g, "").length, 0);
