import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { leafNoise, leafWeights } from "./leaf-noise.ts";

const levels = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, leaf) => 20 * 1.02 ** (leaf % 250));

/** Draws around each level; the expected figures are drawn as well, as a prior period is. */
function drawn(
  count: number,
  swing: number,
  seed: number,
): { expected: Float64Array; observed: Float64Array } {
  const { normal } = seededRandom(seed);
  const one = (): Float64Array =>
    levels(count).map((level) => {
      const own = level * Math.exp(swing * normal());
      return Math.max(0, Math.round(own + Math.sqrt(own) * normal()));
    });
  return { expected: one(), observed: one() };
}

test("counts alone have the variance of counts", () => {
  const { expected, observed } = drawn(1000, 0, 1);
  const noise = leafNoise(expected, observed);
  expect(noise.counting).toBeGreaterThan(0.7);
  expect(noise.counting).toBeLessThan(1.4);
  expect(noise.proportional).toBeLessThan(0.001);
});

test("a swing in proportion is told from counting noise", () => {
  const { expected, observed } = drawn(1000, 0.1, 2);
  const noise = leafNoise(expected, observed);
  expect(noise.proportional).toBeGreaterThan(0.003);
  expect(noise.proportional).toBeLessThan(0.008);
});

test("leaves that really changed do not pass for noise", () => {
  const { expected, observed } = drawn(1000, 0, 3);
  const changed = observed.map((value, leaf) => (leaf % 10 === 0 ? value * 3 : value));
  expect(leafNoise(expected, changed).proportional).toBeLessThan(0.004);
});

test("a large leaf weighs less than as many counts in small ones, where swings are in proportion", () => {
  const noise = { counting: 1, proportional: 0.01 };
  const figures = Float64Array.from([10, 10_000]);
  const [small = 0, large = 0] = leafWeights(noise, figures, figures);
  expect(small).toBeCloseTo(1 / 1.2, 6);
  expect(large).toBeCloseTo(1 / 201, 6);
});

test("nothing in, nothing divided by", () => {
  expect(leafNoise(new Float64Array(3), new Float64Array(3))).toEqual({ counting: 1, proportional: 0 });
  expect([
    ...leafWeights({ counting: 1, proportional: 0 }, new Float64Array(2), new Float64Array(2)),
  ]).toEqual([0, 0]);
});

test("amounts in other units have the same noise a unit of level", () => {
  const { expected, observed } = drawn(500, 0.05, 4);
  const noise = leafNoise(expected, observed);
  const cents = leafNoise(
    expected.map((value) => value * 99.5),
    observed.map((value) => value * 99.5),
  );
  expect(cents.counting / noise.counting / 99.5).toBeCloseTo(1, 3);
});
