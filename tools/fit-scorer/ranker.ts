import type { CollectedCase } from "./collected.ts";
import { shuffled } from "./random.ts";

/** A linear scorer's weights by feature. */
export type RankWeights = Record<string, number>;

/** `families` are the beginnings of the features that take part; null is all. `pull` is the strength of the prior. */
export type RankOptions = {
  prior: RankWeights;
  families: readonly string[] | null;
  pull: number;
  epochs: number;
  seed: number;
};

/**
 * Fits a log-linear ranker: maximises the share of a softmax over a question's candidates that falls on right ones
 * (half for those with further columns), with a Gaussian prior around `prior`. AdaGrad (Duchi et al. 2011) over the
 * questions in a seeded order; suites weigh by the square root of their size.
 */
export function fitRanker(cases: readonly CollectedCase[], options: RankOptions): RankWeights {
  const useful = cases.filter(
    ({ candidates }) =>
      candidates.every(({ label }) => label !== null) &&
      candidates.some(({ label }) => label !== "wrong") &&
      candidates.some(({ label }) => label === "wrong"),
  );
  const sizes = Map.groupBy(useful, ({ suite }) => suite);
  const names = takingPart(useful, options.families);
  const weights: RankWeights = {};
  for (const [name, value] of Object.entries(options.prior)) if (names.has(name)) weights[name] = value;
  const squares: RankWeights = {};
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const one of shuffled(useful, options.seed + epoch)) {
      const importance = 1 / Math.sqrt((sizes.get(one.suite)?.length ?? 1) / useful.length) / 2;
      const gradient = gradientOf(one, weights, names);
      for (const name in gradient) {
        const pulled =
          importance * (gradient[name] ?? 0) -
          (options.pull / useful.length) * ((weights[name] ?? 0) - (options.prior[name] ?? 0));
        const square = (squares[name] ?? 1e-6) + pulled * pulled;
        squares[name] = square;
        weights[name] = (weights[name] ?? 0) + (0.12 * pulled) / Math.sqrt(square);
      }
    }
  }
  return weights;
}

const minimumCases = 8;

/** Features of enough questions to say something. */
function takingPart(
  cases: readonly CollectedCase[],
  families: readonly string[] | null,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { candidates } of cases) {
    const seen = new Set(candidates.flatMap(({ features }) => Object.keys(features)));
    for (const name of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set(
    [...counts].flatMap(([name, count]) =>
      count >= minimumCases && (families === null || families.some((family) => name.startsWith(family)))
        ? [name]
        : [],
    ),
  );
}

function gradientOf(one: CollectedCase, weights: RankWeights, names: ReadonlySet<string>): RankWeights {
  const shares = sharesOf(one, weights);
  const worth = one.candidates.map(({ label }) => (label === "strict" ? 1 : label === "lenient" ? 0.5 : 0));
  const total = shares.reduce((sum, share, at) => sum + share * (worth[at] ?? 0), 0);
  const gradient: RankWeights = {};
  for (const [at, { features }] of one.candidates.entries()) {
    const share = shares[at] ?? 0;
    const push = (share * (worth[at] ?? 0)) / Math.max(1e-12, total) - share;
    if (Math.abs(push) < 1e-6) continue;
    for (const name in features)
      if (names.has(name)) gradient[name] = (gradient[name] ?? 0) + push * (features[name] ?? 0);
  }
  return gradient;
}

function sharesOf(one: CollectedCase, weights: RankWeights): number[] {
  const scores = one.candidates.map(({ features }) => weighed(features, weights));
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** The weighted sum of features. */
export function weighed(features: Readonly<Record<string, number>>, weights: RankWeights): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}

/** A question with its candidates in the order of other weights. */
export const reranked = (one: CollectedCase, weights: RankWeights): CollectedCase => ({
  ...one,
  candidates: one.candidates
    .map((candidate) => ({ ...candidate, score: weighed(candidate.features, weights) }))
    .sort((left, right) => right.score - left.score),
});
