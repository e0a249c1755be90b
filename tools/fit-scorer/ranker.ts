import type { CollectedCase } from "./collected.ts";
import { minimise } from "./minimise.ts";

/** A linear scorer's weights by feature. */
export type RankWeights = Record<string, number>;

/** The strength of the prior around `prior` for each family of features, by how their names begin; other families take no part. */
export type RankOptions = { prior: RankWeights; pulls: Readonly<Record<string, number>>; rounds: number };

/**
 * Fits a log-linear ranker: maximises the share of a softmax over a question's candidates that falls on right ones (half for
 * those with further columns), with a Gaussian prior around `prior`. Suites weigh by the square root of their size.
 */
export function fitRanker(cases: readonly CollectedCase[], options: RankOptions): RankWeights {
  const useful = cases.filter(
    ({ candidates }) =>
      candidates.every(({ label }) => label !== null) &&
      candidates.some(({ label }) => label !== "wrong") &&
      candidates.some(({ label }) => label === "wrong"),
  );
  const names = takingPart(useful, options.pulls);
  const places = new Map(names.map((name, at) => [name, at]));
  const prior = Float64Array.from(names, (name) => options.prior[name] ?? 0);
  const pulls = Float64Array.from(names, (name) => options.pulls[familyOf(name)] ?? 0);
  const sizes = Map.groupBy(useful, ({ suite }) => suite);
  const compact = useful.map((one) => ({
    importance: 1 / Math.sqrt((sizes.get(one.suite)?.length ?? 1) / useful.length),
    candidates: one.candidates.map((candidate) => compacted(candidate, places)),
  }));
  const fitted = minimise(
    (weights, gradient) => {
      let loss = 0;
      for (let at = 0; at < weights.length; at += 1) {
        const away = (weights[at] ?? 0) - (prior[at] ?? 0);
        const pull = pulls[at] ?? 0;
        loss += 0.5 * pull * away * away;
        gradient[at] = pull * away;
      }
      for (const one of compact) loss += addLoss(one, weights, gradient);
      return loss;
    },
    prior,
    options.rounds,
  );
  return Object.fromEntries(names.map((name, at) => [name, fitted[at] ?? 0]));
}

const minimumCases = 20;

const familyOf = (name: string): string => name.slice(0, name.indexOf("/") + 1);

/** Features of families that take part and of enough questions to say something, in order. */
function takingPart(cases: readonly CollectedCase[], pulls: RankOptions["pulls"]): string[] {
  const counts = new Map<string, number>();
  for (const { candidates } of cases) {
    const seen = new Set(candidates.flatMap(({ features }) => Object.keys(features)));
    for (const name of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .flatMap(([name, count]) => (count >= minimumCases && Object.hasOwn(pulls, familyOf(name)) ? [name] : []))
    .sort();
}

type Compact = { ids: Int32Array; values: Float64Array; worth: number };

function compacted(
  { features, label }: CollectedCase["candidates"][number],
  places: ReadonlyMap<string, number>,
): Compact {
  const own = Object.entries(features).filter(([name]) => places.has(name));
  return {
    ids: Int32Array.from(own, ([name]) => places.get(name) ?? 0),
    values: Float64Array.from(own, ([, value]) => value),
    worth: label === "strict" ? 1 : label === "lenient" ? 0.5 : 0,
  };
}

/** A question's part of the loss; its slopes are added to `gradient`. */
function addLoss(
  { importance, candidates }: { importance: number; candidates: readonly Compact[] },
  weights: Float64Array,
  gradient: Float64Array,
): number {
  const scores = candidates.map(({ ids, values }) => {
    let score = 0;
    for (let at = 0; at < ids.length; at += 1) score += (weights[ids[at] ?? 0] ?? 0) * (values[at] ?? 0);
    return score;
  });
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  const shares = raised.map((each) => each / sum);
  const right = Math.max(
    1e-12,
    shares.reduce((total, share, at) => total + share * (candidates[at]?.worth ?? 0), 0),
  );
  for (const [at, { ids, values, worth }] of candidates.entries()) {
    const share = shares[at] ?? 0;
    const push = importance * (share - (share * worth) / right);
    if (Math.abs(push) < 1e-9) continue;
    for (let place = 0; place < ids.length; place += 1)
      gradient[ids[place] ?? 0] = (gradient[ids[place] ?? 0] ?? 0) + push * (values[place] ?? 0);
  }
  return -importance * Math.log(right);
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
