import { describe, expect, test } from "vitest";
import { backTest } from "./back-test.ts";
import type { Combination } from "./combine.ts";
import { errorSizes, widths } from "./intervals.ts";
import type { Series } from "./series.ts";
import { madeSeries, noise } from "./testing/made-series.ts";

const naive: Combination = { members: ["seasonal-naive"], by: "mean" };
const theta: Combination = { members: ["theta"], by: "mean" };
const plain = (values: readonly number[]): Series => ({ values, periods: [], seasons: [] });

const walk = (count: number, seed: number): number[] => summed(noise(count, seed));

function summed(values: readonly number[]): number[] {
  let level = 100;
  return values.map((step) => {
    level += step;
    return level;
  });
}

const sizes = (series: Series, horizon: number, combination: Combination): number[] =>
  errorSizes(series, horizon, backTest(series, horizon, combination, 16), 1);

describe("the size of errors", () => {
  test("of a walk grows about with the root of the step", () => {
    const ratios = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const [first = 1, , , , , , , , ninth = 0] = sizes(plain(walk(200, seed)), 9, naive);
      return ninth / first;
    });
    const typical = ratios.reduce((total, ratio) => total + ratio, 0) / ratios.length;
    expect(typical).toBeGreaterThan(1.8);
    expect(typical).toBeLessThan(3.8);
  });

  test("never shrinks with the step", () => {
    const given = sizes(plain(madeSeries({ count: 80, noise: 5, seed: 3 })), 12, theta);
    expect(given.every((size, step) => step === 0 || size >= (given[step - 1] ?? 0))).toBe(true);
  });

  test("is that of the noise where the forecast knows the rest", () => {
    const given = sizes(plain(madeSeries({ count: 300, noise: 10, seed: 5 })), 6, theta);
    for (const size of given) {
      expect(size).toBeGreaterThan(6);
      expect(size).toBeLessThan(16);
    }
  });

  test("is a naive forecast's where nothing could be tested", () => {
    const given = errorSizes(plain([1, 2, 3]), 4, { origins: [], windows: 0 }, 1);
    expect(given).toEqual([1, Math.SQRT2, Math.sqrt(3), 2]);
  });

  test("of a long line is small: a naive forecast with drift would know it", () => {
    const none = { origins: [], windows: 0 };
    const line = madeSeries({ count: 30, slope: 10, noise: 1, seed: 4 });
    expect(errorSizes(plain(line), 1, none, 1)[0]).toBeLessThan(3);
  });

  test("is measured over many steps: a level that values come back to keeps it small, a course that goes on makes it large", () => {
    const none = { origins: [], windows: 0 };
    const ratio = (values: readonly number[]): number => {
      const [first = 1, ...rest] = errorSizes(plain(values), 16, none, 1);
      return (rest.at(-1) ?? 0) / first;
    };
    const level = madeSeries({ count: 80, noise: 5, seed: 3 });
    const course = summed(walk(80, 5).map((value) => value - 100));
    expect(ratio(level)).toBeLessThan(2);
    expect(ratio(course)).toBeGreaterThan(6);
    expect(ratio(level.slice(0, 20))).toBeGreaterThan(ratio(level));
  });

  test("takes the cycle before where that is the better naive forecast", () => {
    const values = madeSeries({ count: 48, season: 50, noise: 1, seed: 2 });
    const none = { origins: [], windows: 0 };
    const seasonal = errorSizes({ values, periods: [12], seasons: [12] }, 12, none, 1);
    expect(seasonal[11]).toBeLessThan((errorSizes(plain(values), 12, none, 1)[11] ?? 0) / 5);
  });

  test("is zero on constants", () => {
    expect(sizes(plain([3, 3, 3, 3, 3, 3, 3, 3, 3, 3]), 3, naive)).toEqual([0, 0, 0]);
  });

  test("shrinks with the gain that the whole combination has", () => {
    const series = plain(madeSeries({ count: 100, noise: 5, seed: 6 }));
    const tested = backTest(series, 4, theta, 16);
    const [whole = 0] = errorSizes(series, 4, tested, 1);
    expect(errorSizes(series, 4, tested, 0.9)[0]).toBeLessThan(whole);
  });
});

describe("widths", () => {
  test("are wider where the back-test spans less, and for few values without season", () => {
    const long = plain(madeSeries({ count: 500 }));
    const short = plain(madeSeries({ count: 15 }));
    expect(widths(long, 1).wide).toBeGreaterThan(widths(long, 3).wide);
    expect(widths(short, 3).wide).toBeGreaterThan(widths(long, 3).wide);
    expect(widths(long, 3).narrow).toBeLessThan(widths(long, 3).wide);
    expect(widths(short, 0).wide).toBeLessThan(5);
  });
});
