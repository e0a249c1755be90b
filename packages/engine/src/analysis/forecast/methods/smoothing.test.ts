import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { exponentialSmoothing, fitSmoothing, type SmoothingModel } from "./smoothing.ts";

const level: SmoothingModel = { error: "additive", trend: "none", season: "none" };
const slope: SmoothingModel = { error: "additive", trend: "additive", season: "none" };
const damped: SmoothingModel = { error: "additive", trend: "damped", season: "none" };
const seasonal: SmoothingModel = { error: "additive", trend: "none", season: "additive" };
const relative: SmoothingModel = { error: "multiplicative", trend: "additive", season: "multiplicative" };

describe("one model", () => {
  const rising = madeSeries({ count: 40, slope: 3, noise: 2, seed: 3 });

  test("with a slope goes on along it, without one stays", () => {
    const [first = 0, , , last = 0] = fitSmoothing(rising, 1, 4, slope)?.ahead ?? [];
    expect(last - first).toBeCloseTo(9, 0);
    const flat = fitSmoothing(rising, 1, 4, level)?.ahead ?? [];
    expect(flat[3]).toBe(flat[0]);
  });

  test("damped rises ever less", () => {
    const ahead = fitSmoothing(rising, 1, 30, damped)?.ahead ?? [];
    const step = (at: number): number => (ahead[at] ?? 0) - (ahead[at - 1] ?? 0);
    expect(step(1)).toBeGreaterThan(step(10));
    expect(step(10)).toBeGreaterThan(step(29));
    expect(step(29)).toBeGreaterThan(0);
  });

  test("that fits has the lower criterion", () => {
    const fitted = (model: SmoothingModel): number =>
      fitSmoothing(rising, 1, 1, model)?.criterion ?? Number.POSITIVE_INFINITY;
    expect(fitted(slope)).toBeLessThan(fitted(level));
    const even = madeSeries({ count: 60, noise: 5, seed: 8 });
    expect(fitSmoothing(even, 1, 1, level)?.criterion).toBeLessThan(
      fitSmoothing(even, 1, 1, slope)?.criterion ?? 0,
    );
  });

  test("with a season repeats it", () => {
    const whole = madeSeries({ count: 68, period: 4, season: 10, noise: 1, seed: 5 });
    const ahead = fitSmoothing(whole.slice(0, 60), 4, 8, seasonal)?.ahead ?? [];
    expect(meanError(whole.slice(60), ahead)).toBeLessThan(2);
  });

  test("with a season in proportion grows with the level", () => {
    const whole = range(84).map((t) => (100 + 5 * t) * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 12)));
    const ahead = fitSmoothing(whole.slice(0, 72), 12, 12, relative)?.ahead ?? [];
    expect(meanError(whole.slice(72), ahead)).toBeLessThan(15);
  });

  test("needs more values than it has parameters", () => {
    expect(fitSmoothing(madeSeries({ count: 10 }), 12, 2, seasonal)).toBeNull();
    expect(fitSmoothing([0, 0, 0, 0, 0, 0, 0], 1, 2, level)).toBeNull();
  });
});

describe("the models together", () => {
  test("are near the one that made the values", () => {
    const whole = madeSeries({ count: 132, slope: 1, season: 20, noise: 2, seed: 2 });
    expect(meanError(whole.slice(120), exponentialSmoothing(whole.slice(0, 120), 12, 12) ?? [])).toBeLessThan(
      4,
    );
  });

  test("forecast negative values too", () => {
    const ahead =
      exponentialSmoothing(
        noise(60, 4).map((value) => value - 50),
        1,
        3,
      ) ?? [];
    for (const value of ahead) expect(Math.abs(value + 50)).toBeLessThan(2);
  });

  test("answer for four values and decline one of none", () => {
    expect(exponentialSmoothing([1, 2, 3, 4, 5], 1, 2)?.every(Number.isFinite)).toBe(true);
    expect(exponentialSmoothing([1, 2], 1, 2)).toBeNull();
    expect(exponentialSmoothing([], 1, 2)).toBeNull();
  });

  test("leave a season of more than a day's hours to other methods", () => {
    const values = madeSeries({ count: 200, period: 52, season: 10, noise: 1 });
    const ahead = exponentialSmoothing(values, 52, 3) ?? [];
    expect(ahead).toHaveLength(3);
  });
});
