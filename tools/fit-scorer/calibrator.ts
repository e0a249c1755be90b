import {
  type ConfidenceModel,
  confidenceFeatures,
} from "../../packages/engine/src/understanding/score/confidence.ts";
import { isOfRecords } from "../../packages/engine/src/understanding/score/is-of-records.ts";
import type { CollectedCase } from "./collected.ts";
import { ridge } from "./ridge.ts";

/** One reading whose rightness is known. */
export type Judged = {
  suite: string;
  db: string;
  stands: boolean;
  /** Whether the model of records is to judge it. */
  ofRecords: boolean;
  features: Record<string, number>;
  right: boolean;
  weight: number;
};

/** How much a question counts whose reading is not computed anyway: its confidence decides nothing. */
const declined = 0.1;

/** The first reading of each question, judged; questions without a reading are left out. */
export const judged = (cases: readonly CollectedCase[]): Judged[] => {
  const sizes = Map.groupBy(cases, ({ suite }) => suite);
  return cases.flatMap((one) => {
    const [first] = one.candidates;
    if (first === undefined || first.label === null) return [];
    const share = (sizes.get(one.suite)?.length ?? 1) / cases.length;
    const weight = (one.stands ? 1 : declined) / Math.sqrt(share) / 2;
    const features = confidenceFeatures(one.candidates.slice(0, 12), 0, one.words);
    return [
      {
        suite: one.suite,
        db: one.db,
        stands: one.stands,
        ofRecords: isOfRecords(first.features),
        features,
        right: first.label !== "wrong",
        weight,
      },
    ];
  });
};

/**
 * The strength of the prior, a question, by family: what a reading is made of may speak louder than what kind of query it is, which holds
 * for the databases that it was seen on.
 */
const pulls: Readonly<Record<string, number>> = { shape: 0.024 };
const pull = 0.012;
/** Features of fewer questions take no part. */
const minimumCases = 15;

/**
 * Fits the logistic part with a Gaussian prior around 0 over standardised features (ridge, by Newton's method: Hoerl and Kennard
 * 1970, le Cessie and van Houwelingen 1992); points left empty.
 */
export function fitLogistic(examples: readonly Judged[]): ConfidenceModel {
  const scales = scalesOf(examples);
  const names = [...scales.keys()];
  const rows = examples.map(({ features }) => [
    1,
    ...names.map((name) => {
      const { mean, deviation } = scales.get(name) ?? { mean: 0, deviation: 1 };
      return ((features[name] ?? 0) - mean) / deviation;
    }),
  ]);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const targets = examples.map(({ right, weight }) => ({
    right: Number(right),
    weight: (weight * examples.length) / total,
  }));
  const priors = names.map((name) => examples.length * (pulls[familyOf(name)] ?? pull));
  const fitted = ridge(rows, targets, [0, ...priors]);
  const weights: Record<string, number> = {};
  let bias = fitted[0] ?? 0;
  for (const [at, name] of names.entries()) {
    const { mean, deviation } = scales.get(name) ?? { mean: 0, deviation: 1 };
    const weight = (fitted[at + 1] ?? 0) / deviation;
    weights[name] = weight;
    bias -= weight * mean;
  }
  return { bias, weights, points: [] };
}

const familyOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf("/")));

/** Mean and standard deviation of the features that enough questions have. */
function scalesOf(examples: readonly Judged[]): Map<string, { mean: number; deviation: number }> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of Object.keys(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const scales = new Map<string, { mean: number; deviation: number }>();
  for (const [name, count] of counts) {
    if (count < minimumCases) continue;
    const values = examples.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    if (spread > 1e-9) scales.set(name, { mean, deviation: Math.sqrt(spread) });
  }
  return scales;
}

/**
 * The measured probability of being right by raw probability: a logistic curve over its logarithmic odds (Platt 1999), which must
 * come from readings that the logistic part was not fitted on. At points close enough to be joined by lines.
 */
export function platt(
  examples: readonly { raw: number; right: boolean; weight: number }[],
): [number, number][] {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const [bias = 0, slope = 1] = ridge(
    examples.map(({ raw }) => [1, odds(raw)]),
    examples.map(({ right, weight }) => ({
      right: Number(right),
      weight: (weight * examples.length) / total,
    })),
    [0, 1e-3],
  );
  return Array.from({ length: 49 }, (_, at) => (at + 1) / 50).map((raw) => [
    round(raw),
    round(1 / (1 + Math.exp(-(bias + slope * odds(raw))))),
  ]);
}

const odds = (chance: number): number => {
  const inside = Math.min(0.995, Math.max(0.005, chance));
  return Math.log(inside / (1 - inside));
};

/** Probability of being right by the logistic part alone. */
export function rawConfidence(features: Record<string, number>, { bias, weights }: ConfidenceModel): number {
  let sum = bias;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
