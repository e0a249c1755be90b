import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { dynamicTheta } from "./dynamic-theta.ts";
import { localGlobalTrend } from "./local-global-trend.ts";

const errors = noise(40, 5);

describe("local and global trend", () => {
  test("goes on along a line", () => {
    const ahead = localGlobalTrend(madeSeries({ count: 30, slope: 4, noise: 1, seed: 3 }), 6, "learnt") ?? [];
    const truth = range(6).map((step) => 100 + 4 * (30 + step));
    expect(meanError(truth, ahead)).toBeLessThan(3);
  });

  test("goes on along growth by shares, of which a line falls short", () => {
    const values = range(30).map((t) => 50 * 1.08 ** t * (1 + 0.01 * (errors[t] ?? 0)));
    const truth = range(6).map((step) => 50 * 1.08 ** (30 + step));
    const ahead = localGlobalTrend(values, 6, "learnt") ?? [];
    expect(meanError(truth, ahead) / meanError(truth, dynamicTheta(values, 6))).toBeLessThan(0.5);
    expect((ahead[5] ?? 0) / (ahead[0] ?? 1)).toBeGreaterThan(1.3);
  });

  test("does not take one leap for a trend", () => {
    const values = range(30).map((t) => (t < 20 ? 100 : 180) + (errors[t] ?? 0));
    const [, , last = 0] = localGlobalTrend(values, 3, "learnt") ?? [];
    expect(last).toBeGreaterThan(170);
    expect(last).toBeLessThan(195);
  });

  test("goes on more with a rise and less with a fall of few values where it knows other series", () => {
    const last = (values: number[], trends: "learnt" | "wide"): number =>
      localGlobalTrend(values, 6, trends)?.at(-1) ?? 0;
    const rise = [100, 101, 99, 105, 110, 120];
    const fall = [120, 110, 105, 99, 101, 100];
    expect(last(rise, "learnt")).toBeGreaterThan(last(rise, "wide") + 5);
    expect(last(fall, "learnt")).toBeGreaterThan(last(fall, "wide") + 5);
  });

  test("gives the same whatever the unit, and on every call", () => {
    const values = madeSeries({ count: 20, slope: 2, noise: 5, seed: 4 });
    const ahead = localGlobalTrend(values, 4, "learnt") ?? [];
    expect(localGlobalTrend(values, 4, "learnt")).toEqual(ahead);
    for (const [step, value] of (
      localGlobalTrend(
        values.map((one) => one * 1024),
        4,
        "learnt",
      ) ?? []
    ).entries())
      expect(value / 1024).toBeCloseTo(ahead[step] ?? 0, 6);
  });

  test("stays near constants", () => {
    const constant = range(12).map(() => 7);
    for (const value of localGlobalTrend(constant, 5, "learnt") ?? [0]) expect(value).toBeCloseTo(7, 1);
  });

  test("needs five values, all of them positive", () => {
    expect(localGlobalTrend([1, 2, 3, 4], 2, "learnt")).toBeNull();
    expect(localGlobalTrend([1, 2, 3, 0, 5, 6], 2, "learnt")).toBeNull();
    expect(localGlobalTrend([1, 2, 3, -4, 5, 6], 2, "learnt")).toBeNull();
    expect(localGlobalTrend([1, 2, 3, 4, 5], 2, "learnt")).toHaveLength(2);
  });

  test("is finite on values of very different sizes", () => {
    const values = range(30).map((t) => 10 ** (t % 7));
    expect((localGlobalTrend(values, 8, "wide") ?? [Number.NaN]).every(Number.isFinite)).toBe(true);
  });
});
