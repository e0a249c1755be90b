import { expect, test } from "vitest";
import { mean, variance } from "../numbers.ts";
import { samplePosterior } from "./sample-posterior.ts";

const sampling = { rounds: 6000, warmUp: 1000, seed: 3 };

test("the draws have the density's means and variances, whatever its scale", () => {
  const draws = samplePosterior(
    ([x = 0, y = 0]) => -((x - 3) ** 2) / 2 - (y + 1) ** 2 / (2 * 0.2 ** 2),
    [0, 0],
    sampling,
  );
  const [first, second] = [0, 1].map((axis) => draws.map((draw) => draw[axis] ?? 0));
  expect(mean(first ?? [])).toBeCloseTo(3, 0);
  expect(variance(first ?? [])).toBeGreaterThan(0.8);
  expect(variance(first ?? [])).toBeLessThan(1.25);
  expect(mean(second ?? [])).toBeCloseTo(-1, 1);
  expect(Math.sqrt(variance(second ?? []))).toBeCloseTo(0.2, 1);
});

test("where there is no density, no draw is", () => {
  for (const [x = 0] of samplePosterior(([at = 0]) => (at < 1 ? Number.NaN : -at), [2], sampling))
    expect(x).toBeGreaterThanOrEqual(1);
});

test("the same seed draws the same points, and half of the rounds after the warm-up are kept", () => {
  const bell = ([x = 0]: Float64Array): number => -x * x;
  const draws = samplePosterior(bell, [0], { rounds: 60, warmUp: 20, seed: 9 });
  expect(draws).toHaveLength(20);
  expect(samplePosterior(bell, [0], { rounds: 60, warmUp: 20, seed: 9 })).toEqual(draws);
});
