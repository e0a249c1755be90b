import { range } from "../numbers.ts";

/** Standard normal noise from a seed (mulberry32, Box and Muller), the same on every run. */
export function noise(count: number, seed: number): number[] {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return range(count).map(() => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()));
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
