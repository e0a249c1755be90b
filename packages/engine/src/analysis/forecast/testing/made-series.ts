import { seededRandom } from "../../statistics/seeded-random.ts";
import { range } from "../numbers.ts";

/** Standard normal noise from a seed, the same on every run. */
export function noise(count: number, seed: number): number[] {
  const { normal } = seededRandom(seed);
  return range(count).map(normal);
}

/** What a made series consists of: a level, a slope a step, a sine of one period, noise. */
export type Recipe = {
  count: number;
  level?: number;
  slope?: number;
  period?: number;
  season?: number;
  noise?: number;
  seed?: number;
};

/** A series by its recipe; what is not said is nothing, the level 100. */
export function madeSeries(recipe: Recipe): number[] {
  const { count, level = 100, slope = 0, period = 12, season = 0, noise: size = 0, seed = 1 } = recipe;
  const errors = noise(count, seed);
  return range(count).map(
    (t) => level + slope * t + season * Math.sin((2 * Math.PI * t) / period) + size * (errors[t] ?? 0),
  );
}

/** The mean absolute difference of two series, over the first one's length. */
export const meanError = (actual: readonly number[], expected: readonly number[]): number =>
  actual.reduce((total, value, index) => total + Math.abs(value - (expected[index] ?? Number.NaN)), 0) /
  actual.length;
