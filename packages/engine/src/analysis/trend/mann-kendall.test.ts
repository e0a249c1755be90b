import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { mannKendall } from "./mann-kendall.ts";

const { normal } = seededRandom(5);
const rising = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 0.01 * index + normal());

test.each([1999, 2001, 100_000])("the slope of %d values, in their own steps", (count) => {
  const test = mannKendall(rising(count));
  expect(test?.slope).toBeCloseTo(0.01, 3);
  expect(test?.lower).toBeLessThanOrEqual(test?.slope ?? 0);
  expect(test?.upper).toBeGreaterThanOrEqual(test?.slope ?? 0);
  expect(test?.pValue).toBeLessThan(1e-6);
});

test("values of different segments are not averaged: steps between them are no slope", () => {
  const stairs = Array.from({ length: 9000 }, (_, index) => 50 * Math.floor(index / 450) + normal());
  const segments = stairs.map((_, index) => Math.floor(index / 450));
  expect(Math.abs(mannKendall(stairs, undefined, segments)?.slope ?? 1)).toBeLessThan(0.001);
});
