import { describe, expect, test } from "vitest";
import { backTest } from "./back-test.ts";
import type { Combination } from "./combine.ts";
import { range } from "./numbers.ts";
import type { Series } from "./series.ts";
import { madeSeries } from "./testing/made-series.ts";

const naive: Combination = { members: ["seasonal-naive"], by: "mean" };
const plain = (values: readonly number[]): Series => ({ values, periods: [], seasons: [] });

describe("rolling origins", () => {
  test("errors are actual minus forecast, as far as the actuals reach", () => {
    const { origins } = backTest(plain(range(20)), 3, naive, 16);
    expect(origins[0]).toEqual({ errors: [1], naive: [1] });
    expect(origins[1]).toEqual({ errors: [1, 2], naive: [1, 2] });
    expect(origins.at(-1)?.errors).toEqual([1, 2, 3]);
  });

  test("never see what comes after them", () => {
    const values = madeSeries({ count: 60, slope: 1, noise: 3, seed: 2 });
    const changed = values.map((value, index) => (index >= 50 ? value + 1000 : value));
    const theta: Combination = { members: ["theta"], by: "mean" };
    const [before, after] = [values, changed].map((given) => backTest(plain(given), 5, theta, 16).origins);
    const early = (before?.length ?? 0) - 1;
    const shift = (after?.[early]?.errors ?? []).map(
      (error, step) => error - (before?.[early]?.errors[step] ?? 0),
    );
    expect(shift.every((value) => Math.abs(value) < 1e-9 || Math.abs(value - 1000) < 1e-9)).toBe(true);
  });

  test("span at most three horizons and the count allowed", () => {
    const { origins, windows } = backTest(plain(madeSeries({ count: 200, noise: 1 })), 10, naive, 8);
    expect(origins.length).toBeLessThanOrEqual(8);
    expect(windows).toBeGreaterThan(2);
    expect(windows).toBeLessThanOrEqual(3);
  });

  test("leave two cycles before them", () => {
    const values = madeSeries({ count: 36, season: 10, noise: 1 });
    const { origins } = backTest({ values, periods: [12], seasons: [12] }, 6, naive, 16);
    expect(origins.map(({ errors }) => errors.length)).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6, 6]);
  });

  test("there are none where the series is too short", () => {
    expect(backTest(plain([1, 2, 3]), 3, naive, 8)).toEqual({ origins: [], windows: 0 });
  });

  test("a combination that declines leaves none", () => {
    const declining: Combination = { members: ["arima"], by: "mean" };
    expect(backTest(plain(range(30).map(() => 1)), 3, declining, 8).origins).toEqual([]);
  });
});
