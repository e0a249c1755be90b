import { describe, expect, test } from "vitest";
import { methodLabels, methodNames, methods } from "./methods.ts";
import { range } from "./numbers.ts";
import type { Series } from "./series.ts";
import { madeSeries, meanError, noise } from "./testing/made-series.ts";

const monthly = (values: number[]): Series => ({ values, periods: [12], seasons: [12] });
const plain = (values: number[]): Series => ({ values, periods: [], seasons: [] });

describe.each(methodNames)("%s", (name) => {
  test("goes on with a season on a slope", () => {
    const whole = madeSeries({ count: 132, level: 200, slope: 0.5, season: 40, noise: 2, seed: 3 });
    const ahead = methods[name](monthly(whole.slice(0, 120)), 12);
    if (ahead === null) return expect(name).toBe("year-before");
    expect(ahead).toHaveLength(12);
    expect(meanError(whole.slice(120), ahead)).toBeLessThan(12);
  });

  test("is finite or declines on zeros, negatives and few values", () => {
    for (const values of [
      range(60).map((t) => (t % 5 === 0 ? 0 : 3)),
      noise(60, 2),
      [1, 2, 3],
      [0, 0, 0, 0],
      range(50).map(() => 7),
    ])
      for (const value of methods[name](plain(values), 6) ?? []) expect(Number.isFinite(value)).toBe(true);
  });

  test("has a label", () => {
    expect(methodLabels[name]).not.toBe("");
  });
});

test("logarithms follow growth in proportion", () => {
  const values = range(72).map((t) => 10 * 1.03 ** t * (1 + 0.2 * Math.sin((2 * Math.PI * t) / 12)));
  const truth = range(12).map(
    (step) => 10 * 1.03 ** (72 + step) * (1 + 0.2 * Math.sin((2 * Math.PI * step) / 12)),
  );
  expect(meanError(truth, methods["log-growth-regression"](monthly(values), 12) ?? [])).toBeLessThan(6);
});

test("days of the year before come back on their weekday, at this year's level", () => {
  const day = (t: number): number =>
    100 + (t % 7 === 0 ? 20 : 0) + (t % 364 === 10 ? -80 : 0) + (t >= 400 ? 5 : 0);
  const series: Series = { values: range(728).map(day), periods: [7], seasons: [7] };
  const truth = range(14).map((step) => day(728 + step));
  expect(meanError(truth, methods["year-before"](series, 14) ?? [])).toBeLessThan(1);
  expect(methods["year-before"]({ ...series, values: series.values.slice(-400) }, 14)).toBeNull();
  expect(methods["year-before"]({ ...series, periods: [12] }, 14)).toBeNull();
});

test("smoothing declines a season of weeks", () => {
  const series: Series = {
    values: madeSeries({ count: 160, period: 52, season: 20 }),
    periods: [52],
    seasons: [52],
  };
  expect(methods.smoothing(series, 3)).toBeNull();
  expect(methods.smoothing({ ...series, seasons: [] }, 3)).toHaveLength(3);
});

test("methods on a season decline where none shows", () => {
  expect(methods["stl-theta"]({ values: noise(60, 3), periods: [12], seasons: [] }, 3)).toBeNull();
});

test("a day's and a week's hours are modelled together", () => {
  const hour = (t: number): number =>
    100 + 20 * Math.sin((2 * Math.PI * t) / 24) + (Math.floor(t / 24) % 7 >= 5 ? -30 : 0);
  const series: Series = { values: range(24 * 35).map(hour), periods: [24, 168], seasons: [24, 168] };
  const truth = range(48).map((step) => hour(24 * 35 + step));
  expect(meanError(truth, methods.regression(series, 48) ?? [])).toBeLessThan(6);
  expect(meanError(truth, methods["seasonal-naive"](series, 48))).toBeGreaterThan(6);
});
