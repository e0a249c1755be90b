import { addTo, type Cube, sum } from "./cube.ts";

/** A rate's two parts of one period, by leaf. */
export type Rate = { numerator: Float64Array; denominator: Float64Array };

const rounds = 6;
/** How much evidence the main effects count for beside a leaf's own: numerator counts of a proportion, else rows. */
const strength = 5;

/**
 * What each leaf's numerator would be in the current period at its rate of the prior one. A leaf with little of its
 * own leans on its dimensions' main effects (a multiplicative model by iterative proportional fitting), weighted as a
 * gamma prior (empirical Bayes): sparse cubes have leaves that the prior period never saw.
 */
export function rateBaseline(cube: Cube, prior: Rate, denominator: Float64Array): Float64Array {
  const overall = sum(prior.numerator) / sum(prior.denominator);
  if (!(overall > 0) || !Number.isFinite(overall)) return new Float64Array(cube.size);
  const main = mainEffects(cube, prior, overall);
  const proportion = isProportion(prior);
  return denominator.map((exposure, leaf) => {
    const effect = main[leaf] ?? overall;
    const rows = proportion ? strength / effect : strength;
    const own = (prior.numerator[leaf] ?? 0) + rows * effect;
    return (exposure * own) / ((prior.denominator[leaf] ?? 0) + rows);
  });
}

/** Whether the numerator counts part of the denominator, in every leaf. */
export const isProportion = ({ numerator, denominator }: Rate): boolean =>
  numerator.every((value, leaf) => value >= 0 && value <= (denominator[leaf] ?? 0) * (1 + 1e-9));

function mainEffects(cube: Cube, { numerator, denominator }: Rate, overall: number): Float64Array {
  const rate = new Float64Array(cube.size).fill(overall);
  const pseudo = strength * overall * (isProportion({ numerator, denominator }) ? 1 / overall : 1);
  for (let round = 0; round < rounds; round++) {
    for (const [dimension, codes] of cube.codes.entries()) {
      const count = cube.members[dimension]?.length ?? 0;
      const [seen, fitted] = [new Float64Array(count).fill(pseudo), new Float64Array(count).fill(pseudo)];
      for (let leaf = 0; leaf < cube.size; leaf++) {
        addTo(seen, codes[leaf] ?? 0, numerator[leaf] ?? 0);
        addTo(fitted, codes[leaf] ?? 0, (denominator[leaf] ?? 0) * (rate[leaf] ?? 0));
      }
      for (let leaf = 0; leaf < cube.size; leaf++) {
        const member = codes[leaf] ?? 0;
        rate[leaf] = (rate[leaf] ?? 0) * ((seen[member] ?? 1) / (fitted[member] ?? 1));
      }
    }
  }
  return rate;
}
