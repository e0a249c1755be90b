import type { ConfidenceModel } from "./confidence.ts";
import fitted from "./fitted-scorer.json" with { type: "json" };
import type { CueWeights } from "./query-features.ts";
import { weights } from "./weights.ts";

/** What ranks candidates and says how sure the first one is. `rank` holds a weight a feature, absent is 0. */
export type Scorer = {
  version: string;
  note: string;
  rank: Readonly<Record<string, number>>;
  confidence: ConfidenceModel;
};

/**
 * The scorer fitted by tools/fit-scorer; `note` says on what. Features that the fit has not seen have their weight by hand. A reading's score is comparable only under one `version`.
 */
export const scorer: Scorer = {
  ...fitted,
  rank: { ...weights.candidate, ...fitted.rank },
  confidence: {
    ...fitted.confidence,
    points: fitted.confidence.points.map(([raw = 0, right = 0]) => [raw, right]),
  },
};

/** The weights of "cue/" features by part of the shape and cue word. */
export const cueWeights: CueWeights = byPart(scorer.rank);

function byPart(rank: Scorer["rank"]): CueWeights {
  const found = new Map<string, Map<string, number>>();
  for (const [name, weight] of Object.entries(rank)) {
    if (!name.startsWith("cue/")) continue;
    const apart = name.indexOf("~");
    const [cue, part] = [name.slice("cue/".length, apart), name.slice(apart + 1)];
    const own = found.get(part) ?? new Map<string, number>();
    found.set(part, own.set(cue, weight));
  }
  return found;
}
