import { expect, test } from "vitest";
import { autocorrelations, clamp, line, mean, range, sum, variance } from "./numbers.ts";

test("sums, means and variances, zero of nothing", () => {
  expect(sum([1, 2, 3.5])).toBe(6.5);
  expect(mean([1, 2, 6])).toBe(3);
  expect(variance([1, 3])).toBe(1);
  expect([sum([]), mean([]), variance([])]).toEqual([0, 0, 0]);
});

test("a value is kept within its bounds", () => {
  expect([clamp(-1, 0, 2), clamp(1, 0, 2), clamp(5, 0, 2)]).toEqual([0, 1, 2]);
});

test("whole numbers below a count, none below zero", () => {
  expect(range(3)).toEqual([0, 1, 2]);
  expect(range(-1)).toEqual([]);
});

test("a line goes through points that lie on one, and level through one point", () => {
  expect(line([3, 5, 7, 9])).toEqual({ intercept: 3, slope: 2 });
  expect(line([4])).toEqual({ intercept: 4, slope: 0 });
});

test("autocorrelations of a period are high at its lag and low at half of it", () => {
  const values = range(48).map((t) => Math.cos((2 * Math.PI * t) / 12));
  const r = autocorrelations(values, 12);
  expect(r).toHaveLength(12);
  expect(r[11]).toBeCloseTo(0.75, 5);
  expect(r[5]).toBeLessThan(-0.8);
});

test("values that do not vary have no autocorrelation", () => {
  expect(autocorrelations([2, 2, 2, 2], 2)).toEqual([0, 0]);
});
