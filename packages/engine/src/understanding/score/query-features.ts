import type { SemanticModel, SemanticQuery } from "@parlance/contract";
import type { Match } from "../types.ts";
import { queryShape } from "./query-shape.ts";
import { queryUse } from "./query-use.ts";

/** Feature values by name; absent is 0. Names start with their family ("shape/", "cue/", "link/", …). */
export type FeatureVector = Record<string, number>;

/**
 * Features of a candidate's query beside the question's words: its shape ("shape/"), the shape together with each cue
 * word of the question ("cue/"), how its words came to their meanings ("link/"), and what was left out or added ("use/").
 */
export function queryFeatures(
  query: SemanticQuery,
  matches: readonly Match[],
  cues: readonly string[],
  model: SemanticModel,
): FeatureVector {
  const features: FeatureVector = queryUse(query, matches, model);
  for (const part of queryShape(query, model)) {
    features[`shape/${part}`] = 1;
    for (const cue of cues) features[`cue/${cue}~${part}`] = 1;
  }
  for (const { kind, evidence } of matches) {
    if (kind === "cue" || kind === "text") continue;
    const name = `link/${kind}:${evidence}`;
    features[name] = (features[name] ?? 0) + 1;
  }
  return features;
}
