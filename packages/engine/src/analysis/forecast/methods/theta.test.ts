import { describe, expect, test } from "vitest";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { smooth, theta } from "./theta.ts";

describe("Theta", () => {
  test("goes on at half the slope from the level", () => {
    const ahead = theta(madeSeries({ count: 40, slope: 2 }), 3);
    const [first = 0, second = 0, third = 0] = ahead;
    expect(first).toBeCloseTo(180, -1);
    expect(second - first).toBeCloseTo(1, 6);
    expect(third - second).toBeCloseTo(1, 6);
  });

  test("is level on constants", () => {
    for (const value of theta([5, 5, 5, 5, 5, 5], 4)) expect(value).toBeCloseTo(5, 6);
  });

  test("sees a level under noise better than the last value does", () => {
    const truth = Array.from({ length: 6 }, () => 100);
    const errors = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const values = madeSeries({ count: 60, noise: 10, seed });
      return {
        theta: meanError(truth, theta(values, 6)),
        naive: meanError(
          truth,
          truth.map(() => values.at(-1) ?? 0),
        ),
      };
    });
    const total = (key: "theta" | "naive"): number => errors.reduce((sum, error) => sum + error[key], 0);
    expect(total("theta")).toBeLessThan(0.6 * total("naive"));
  });

  test("answers for one value and for two", () => {
    expect(theta([7], 2)).toHaveLength(2);
    expect(theta([7, 9], 2).every(Number.isFinite)).toBe(true);
  });
});

describe("simple exponential smoothing", () => {
  test("of a walk is near its last value", () => {
    let level = 50;
    const walk = noise(200, 5).map((step) => {
      level += step;
      return level;
    });
    expect(Math.abs(smooth(walk) - level)).toBeLessThan(0.5);
  });

  test("of noise is near its mean", () => {
    expect(Math.abs(smooth(madeSeries({ count: 200, noise: 10, seed: 9 })) - 100)).toBeLessThan(3);
  });
});
