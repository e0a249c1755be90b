import type { ConfidenceModel, ConfidenceModels } from "./confidence.ts";
import fitted from "./fitted-scorer.json" with { type: "json" };
import { weights } from "./weights.ts";

/** What ranks candidates and says how sure the first one is. `rank` holds a weight a feature, absent is 0. */
export type Scorer = {
  version: string;
  /** Which questions the ranking and the confidence were fitted on. */
  fittedOn: { rank: string; confidence: string };
  rank: Readonly<Record<string, number>>;
  confidence: ConfidenceModels;
};

/**
 * The scorer fitted by tools/fit-scorer; `fittedOn` says on what. Features that the fit has not seen have their weight by hand. A reading's score is comparable only under one `version`.
 */
export const scorer: Scorer = {
  ...fitted,
  rank: { ...weights.candidate, ...fitted.rank },
  confidence: { records: completed(fitted.confidence.records), others: completed(fitted.confidence.others) },
};

type Fitted = { bias: number; weights: Record<string, number>; points: number[][] };

/** A fitted model with the weights by hand of features that the fit has not seen. */
function completed(model: Fitted): ConfidenceModel {
  return {
    ...model,
    weights: { ...weights.confidence, ...model.weights },
    points: model.points.map(([raw = 0, right = 0]) => [raw, right]),
  };
}
