import { describe, expect, test } from "vitest";
import { madeSeries, meanError } from "../testing/made-series.ts";
import { robustTrend } from "./robust-trend.ts";

describe("the robust trend", () => {
  test("goes on by the median step", () => {
    expect(robustTrend([1, 3, 5, 7], 3)).toEqual([9, 11, 13]);
  });

  test("takes one leap for no trend, as a mean step would", () => {
    const values = madeSeries({ count: 24, slope: 1 }).map((value, t) => value + (t >= 12 ? 60 : 0));
    const truth = Array.from({ length: 6 }, (_, step) => 100 + 24 + step + 60);
    expect(meanError(truth, robustTrend(values, 6))).toBeLessThan(0.01);
    const mean = ((values.at(-1) ?? 0) - (values[0] ?? 0)) / 23;
    const ahead = truth.map((_, step) => (values.at(-1) ?? 0) + mean * (step + 1));
    expect(meanError(truth, ahead)).toBeGreaterThan(5);
  });

  test("is level after one value", () => {
    expect(robustTrend([7], 2)).toEqual([7, 7]);
  });
});
