import {
  type ConfidenceModel,
  confidenceFeatures,
} from "../../packages/engine/src/understanding/score/confidence.ts";
import type { CollectedCase } from "./collected.ts";
import { shuffled } from "./random.ts";

/** One reading whose rightness is known. */
export type Judged = { suite: string; features: Record<string, number>; right: boolean; weight: number };

/** The first reading of each question, judged; questions without a reading are left out. */
export const judged = (cases: readonly CollectedCase[]): Judged[] => {
  const sizes = Map.groupBy(cases, ({ suite }) => suite);
  return cases.flatMap((one) => {
    const [first] = one.candidates;
    if (first === undefined) return [];
    const weight = 1 / Math.sqrt((sizes.get(one.suite)?.length ?? 1) / cases.length) / 2;
    const features = confidenceFeatures(one.candidates.slice(0, 12), 0, one.words);
    return [{ suite: one.suite, features, right: first.label !== "wrong", weight }];
  });
};

/** Fits the logistic part by AdaGrad with an L2 prior, points left empty. */
export function fitLogistic(examples: readonly Judged[], seed: number): ConfidenceModel {
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of Object.keys(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  let bias = 0;
  let biasSquare = 1e-6;
  for (let epoch = 0; epoch < 40; epoch += 1) {
    for (const { features, right, weight } of shuffled(examples, seed + epoch)) {
      let sum = bias;
      for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
      const error = weight * (Number(right) - 1 / (1 + Math.exp(-sum)));
      biasSquare += error * error;
      bias += (0.08 * error) / Math.sqrt(biasSquare);
      for (const name in features) {
        if ((counts.get(name) ?? 0) < 15) continue;
        const pulled = error * (features[name] ?? 0) - (3 / examples.length) * (weights[name] ?? 0);
        const square = (squares[name] ?? 1e-6) + pulled * pulled;
        squares[name] = square;
        weights[name] = (weights[name] ?? 0) + (0.08 * pulled) / Math.sqrt(square);
      }
    }
  }
  return { bias, weights, points: [] };
}

/**
 * The measured share of right readings by raw probability: pool adjacent violators (Ayer et al. 1955) over `raw`, which
 * must come from readings that the logistic part was not fitted on. At most twenty points.
 */
export function isotonic(
  examples: readonly { raw: number; right: boolean; weight: number }[],
): [number, number][] {
  type Block = { raw: number; right: number; weight: number };
  const sorted = [...examples].sort((left, right) => left.raw - right.raw);
  const size = Math.ceil(sorted.length / 20);
  const blocks: Block[] = [];
  for (let start = 0; start < sorted.length; start += size) {
    const part = sorted.slice(start, start + size);
    const weight = part.reduce((sum, one) => sum + one.weight, 0);
    const mean = (of: (one: (typeof part)[number]) => number): number =>
      part.reduce((sum, one) => sum + of(one) * one.weight, 0) / weight;
    blocks.push({ raw: mean((one) => one.raw), right: mean((one) => Number(one.right)), weight });
    for (let last = blocks.at(-1), before = blocks.at(-2); last && before && before.right > last.right; ) {
      const both = before.weight + last.weight;
      const merged = {
        raw: (before.raw * before.weight + last.raw * last.weight) / both,
        right: (before.right * before.weight + last.right * last.weight) / both,
        weight: both,
      };
      blocks.splice(-2, 2, merged);
      [last, before] = [blocks.at(-1), blocks.at(-2)];
    }
  }
  return blocks.map(({ raw, right }) => [round(raw), round(right)]);
}

/** Probability of being right by the logistic part alone. */
export function rawConfidence(features: Record<string, number>, { bias, weights }: ConfidenceModel): number {
  let sum = bias;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
