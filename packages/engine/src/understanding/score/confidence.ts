import { agreement, type QueryParts } from "./agreement.ts";
import { isOfRecords } from "./is-of-records.ts";
import type { FeatureVector } from "./query-features.ts";

/** What confidence needs to know of a ranked reading. */
export type Ranked = {
  score: number;
  features: FeatureVector;
  unread: readonly string[];
  parts: QueryParts;
};

/** A fitted logistic model of being right, and the calibration of its output (`points`: raw to measured share of right). */
export type ConfidenceModel = {
  bias: number;
  weights: Readonly<Record<string, number>>;
  points: readonly (readonly [number, number])[];
};

/** One model for readings of records, the dated rows of a business, and one for those of other data. */
export type ConfidenceModels = { records: ConfidenceModel; others: ConfidenceModel };

/**
 * Probability (0 to 1) that each ranked reading is meant: a logistic model of what speaks for the reading, its lead over
 * the others, and how much of the question it leaves out, calibrated by a second logistic curve (Platt 1999).
 * `words` is the number of words in the question.
 */
export function confidenceOf(
  ranked: readonly Ranked[],
  at: number,
  words: number,
  models: ConfidenceModels,
): number {
  const { bias, weights, points } = isOfRecords(ranked[at]?.features ?? {}) ? models.records : models.others;
  const features = confidenceFeatures(ranked, at, words);
  let sum = bias;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return interpolate(points, 1 / (1 + Math.exp(-sum)));
}

/** What the confidence of one reading among the ranked ones hangs on. */
export function confidenceFeatures(ranked: readonly Ranked[], at: number, words: number): FeatureVector {
  const own = ranked[at];
  if (own === undefined) return {};
  const shares = softmax(ranked.map(({ score }) => score));
  const unread = own.unread.length;
  const agreed = agreement(ranked, at, shares);
  return Object.assign(kept(own.features), agreed, {
    logShare: Math.log(Math.max(1e-4, agreed["agree/all"] ?? 0)),
    choices: Math.log(ranked.length),
    unread,
    unreadShare: unread / Math.max(1, words),
    anyUnread: unread > 0 ? 1 : 0,
  });
}

const families: ReadonlySet<string> = new Set("read shape use match words rows unmet model".split(" "));
/** How much data there is, which only chooses the model: a reading is as good over a million rows as over a thousand. */
const sizes: ReadonlySet<string> = new Set(["model/rows", "model/tables", "model/columns", "model/width"]);

/** The features that a reading's own worth is seen from; those of cue words and links are in the score already. */
function kept(features: FeatureVector): FeatureVector {
  const own: FeatureVector = {};
  for (const name in features)
    if (families.has(name.slice(0, name.indexOf("/"))) && !sizes.has(name)) own[name] = features[name] ?? 0;
  return own;
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** Linear between points (ascending in the first coordinate), level outside them; the value itself without points. */
function interpolate(points: readonly (readonly [number, number])[], value: number): number {
  const above = points.findIndex(([from]) => from >= value);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return value;
  if (above === 0) return first[1];
  const [left, right] = [points[above - 1], points[above]];
  if (left === undefined || right === undefined) return last[1];
  const along = (value - left[0]) / Math.max(1e-9, right[0] - left[0]);
  return left[1] + along * (right[1] - left[1]);
}
