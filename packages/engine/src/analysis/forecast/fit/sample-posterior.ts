import { type SeededRandom, seededRandom } from "../../statistics/seeded-random.ts";

/** How long to sample: rounds of moves, of which the first `warmUp` adapt the steps and are not kept. */
export type Sampling = { rounds: number; warmUp: number; seed: number };

/** The share of proposals that a coordinate at a time should accept (Gelman, Roberts and Gilks 1996). */
const wantedAcceptance = 0.44;
const [shortestStep, longestStep] = [0.02, 6];
/** Rounds before differences of earlier points are worth following. */
const firstDifference = 20;

/**
 * Points drawn from a density by Metropolis's rule (1953): one after each round, which moves along each coordinate, by steps
 * that adapt to the density during the warm-up, and then as often along the difference of two earlier points, which follows
 * ridges (ter Braak and Vrugt 2008). `logDensity` is up to a constant, and not finite where there is none. Every second
 * round's point is kept. Deterministic by its seed.
 */
export function samplePosterior(
  logDensity: (point: Float64Array) => number,
  start: readonly number[],
  { rounds, warmUp, seed }: Sampling,
): Float64Array[] {
  const random = seededRandom(seed);
  const steps = new Float64Array(start.length).fill(0.8);
  const passed: Float64Array[] = [];
  const point = Float64Array.from(start);
  let density = logDensity(point);
  const before = new Float64Array(start.length);
  /** Keeps the point where it was moved to, or puts it back. */
  const settle = (): boolean => {
    const proposed = logDensity(point);
    const accepted = proposed - density >= Math.log(1 - random.uniform());
    if (accepted) density = proposed;
    else point.set(before);
    return accepted;
  };
  for (let round = 0; round < rounds; round++) {
    const rate = round < warmUp ? 1.5 / Math.sqrt(round + 1) : 0;
    for (let axis = 0; axis < start.length; axis++) {
      before.set(point);
      point[axis] = (point[axis] ?? 0) + (steps[axis] ?? 0) * random.normal();
      const change = Math.exp(rate * ((settle() ? 1 : 0) - wantedAcceptance));
      steps[axis] = Math.min(longestStep, Math.max(shortestStep, (steps[axis] ?? 0) * change));
    }
    for (let move = 0; round > firstDifference && move < start.length; move++) {
      before.set(point);
      moveAlong(point, pick(passed, random), pick(passed, random), random);
      settle();
    }
    passed.push(point.slice());
  }
  return passed.filter((_, round) => round >= warmUp && (round - warmUp) % 2 === 0);
}

const pick = (points: readonly Float64Array[], { uniform }: SeededRandom): Float64Array =>
  points[Math.floor(uniform() * points.length)] ?? new Float64Array(0);

/** Moves a point by the difference of two others, mostly shortened to suit the dimension, at times whole, to cross valleys. */
function moveAlong(point: Float64Array, to: Float64Array, from: Float64Array, random: SeededRandom): void {
  const share = random.uniform() < 0.1 ? 1 : (2.38 / Math.sqrt(2 * point.length)) * (0.5 + random.uniform());
  for (let axis = 0; axis < point.length; axis++)
    point[axis] = (point[axis] ?? 0) + share * ((to[axis] ?? 0) - (from[axis] ?? 0)) + 0.01 * random.normal();
}
