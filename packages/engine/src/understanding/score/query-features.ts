import type { SemanticModel, SemanticQuery } from "@parlance/contract";
import type { Match } from "../types.ts";
import { queryShape } from "./query-shape.ts";
import { queryUse } from "./query-use.ts";

/** Feature values by name; absent is 0. Names start with their family ("shape/", "cue/", "link/", …). */
export type FeatureVector = Record<string, number>;

const none: ReadonlyMap<string, number> = new Map();

/** Cue words' weights by part of the shape: the few of many that the scorer knows. */
export type CueWeights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** `before` is the conversation's last query: what it names need not be named again. */
type Surroundings = {
  cues: readonly string[];
  model: SemanticModel;
  known: CueWeights | null;
  before: SemanticQuery | null;
};

/**
 * Features of a candidate's query beside the question's words: its shape ("shape/"), the shape together with each cue
 * word of the question ("cue/"; those alone that `known` has a weight for, all where it is null), how its words came to their
 * meanings ("link/"), and what was left out or added ("use/").
 */
export function queryFeatures(
  query: SemanticQuery,
  matches: readonly Match[],
  { cues, model, known, before }: Surroundings,
): FeatureVector {
  const features: FeatureVector = queryUse(query, matches, { model, before });
  for (const part of queryShape(query, model)) {
    features[`shape/${part}`] = 1;
    const weighed = known === null ? null : (known.get(part) ?? none);
    for (const cue of cues) if (weighed === null || weighed.has(cue)) features[`cue/${cue}~${part}`] = 1;
  }
  for (const { kind, evidence } of matches) {
    if (kind === "cue" || kind === "text") continue;
    const name = `link/${kind}:${evidence}`;
    features[name] = (features[name] ?? 0) + 1;
  }
  return features;
}
