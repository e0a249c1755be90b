import type { Match } from "../types.ts";
import type { FeatureVector } from "./query-features.ts";

/** What the words of a question were taken for ("match/"): how many things they name, and how exactly. */
export function matchFeatures(matches: readonly Match[]): FeatureVector {
  const named = matches.filter(({ kind }) => kind === "table" || kind === "column" || kind === "metric");
  const values = matches.filter(({ kind }) => kind === "value");
  const weak = [...named, ...values].filter(({ kind, evidence }) => kind !== "metric" && !sure.has(evidence));
  return {
    "match/named": named.length,
    "match/values": values.length,
    "match/cues": matches.filter(({ kind }) => kind === "cue").length,
    "match/weak": weak.length,
    "match/exact": 1 - weak.length / Math.max(1, named.length + values.length),
  };
}

const sure: ReadonlySet<string> = new Set(["exact", "core"]);
