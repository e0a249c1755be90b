import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError } from "../testing/made-series.ts";
import { dynamicTheta } from "./dynamic-theta.ts";
import { theta } from "./theta.ts";

describe("the dynamic optimised Theta model", () => {
  test("follows a line more steeply than half its slope", () => {
    const [first = 0, , , , , last = 0] = dynamicTheta(
      madeSeries({ count: 30, slope: 4, noise: 1, seed: 3 }),
      6,
    );
    expect(last - first).toBeGreaterThan(9);
    expect(last - first).toBeLessThan(22);
  });

  test("turns where the slope has turned, unlike a line through all values", () => {
    const values = range(40).map((t) => (t < 30 ? 100 + 5 * t : 250 - 5 * (t - 30)));
    const truth = range(4).map((step) => 200 - 5 * step);
    expect(meanError(truth, dynamicTheta(values, 4))).toBeLessThan(meanError(truth, theta(values, 4)) + 1);
    expect(dynamicTheta(values, 1)[0]).toBeLessThan(215);
  });

  test("stays on constants, whatever their size", () => {
    for (const size of [1e-6, 7, 1e9])
      for (const value of dynamicTheta(
        range(12).map(() => size),
        5,
      ))
        expect(value / size).toBeCloseTo(1, 2);
  });

  test("is finite on zeros, one value and a jump", () => {
    for (const values of [range(10).map(() => 0), [5], [1, 2], range(20).map((t) => (t === 19 ? 1e6 : 0))])
      expect(dynamicTheta(values, 3).every(Number.isFinite)).toBe(true);
  });
});
