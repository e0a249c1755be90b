import type { SemanticModel, SemanticQuery } from "@parlance/contract";
import type { Match } from "../types.ts";
import { queryShape } from "./query-shape.ts";
import { queryUse } from "./query-use.ts";

/** Feature values by name; absent is 0. Names start with their family ("shape/", "link/", …). */
export type FeatureVector = Record<string, number>;

/** `before` is the conversation's last query: what it names need not be named again. */
type Surroundings = { model: SemanticModel; before: SemanticQuery | null };

/**
 * Features of a candidate's query beside the question's words: its shape ("shape/"), how its words came to their
 * meanings ("link/"), and what was left out or added ("use/").
 */
export function queryFeatures(
  query: SemanticQuery,
  matches: readonly Match[],
  { model, before }: Surroundings,
): FeatureVector {
  const features: FeatureVector = queryUse(query, matches, { model, before });
  for (const part of queryShape(query, model)) features[`shape/${part}`] = 1;
  for (const { kind, evidence } of matches) {
    if (kind === "cue" || kind === "text") continue;
    const name = `link/${kind}:${evidence}`;
    features[name] = (features[name] ?? 0) + 1;
  }
  return features;
}
