import { describe, expect, test } from "vitest";
import { chooseCombinations, combine } from "./combine.ts";
import { methods } from "./methods.ts";
import { range } from "./numbers.ts";
import type { Series } from "./series.ts";
import { madeSeries, meanError } from "./testing/made-series.ts";

const series = (values: number[], period: number): Series => ({
  values,
  periods: period === 1 ? [] : [period],
  seasons: period === 1 ? [] : [period],
});

test.each([
  [1, "damped-smoothing"],
  [4, "drift"],
  [12, "stl-theta"],
  [7, "stl-arima"],
  [24, "log-regression"],
  [52, "log-regression"],
])("a series of period %d is forecast with %s among others", (period, member) => {
  const { full, quick, gain } = chooseCombinations(series(range(300), period));
  expect(full.members).toContain(member);
  expect(new Set(full.members).size).toBe(full.members.length);
  expect(quick.members.length).toBeLessThanOrEqual(full.members.length);
  expect(gain).toBeLessThanOrEqual(1);
});

test("without a cycle, values that can grow by shares are led by local and global trend, beside two trends of other kinds", () => {
  const { full } = chooseCombinations(series([3, 4, 6, 7, 9], 1));
  expect(full.members).toEqual(["local-global-trend", "robust-trend", "dynamic-theta"]);
  expect(full.lead).toBeGreaterThan(0);
  expect(chooseCombinations(series([3, 4, -6, 7, 9], 1)).full.members).not.toContain("local-global-trend");
});

test("a long cycle that is held less than five times is left to methods that need less", () => {
  expect(chooseCombinations(series(range(100), 24)).full.members).toContain("stl-theta");
});

test("a member that explodes, as growth does after a fall and a sudden rise, is left out", () => {
  const fall = range(13).map((t) => 100 * 0.9 ** t * (1 + 0.08 * Math.sin(2.3 * t)));
  const own = series([...fall, 3 * (fall.at(-1) ?? 0), 9 * (fall.at(-1) ?? 0)], 4);
  const { quick } = chooseCombinations(own);
  expect(quick.members).toContain("log-growth-regression");
  expect(Math.max(...(methods["log-growth-regression"](own, 8) ?? []))).toBeGreaterThan(1e9);
  const ahead = combine(own, 8, quick) ?? [];
  expect(ahead).toHaveLength(8);
  expect(Math.max(...ahead)).toBeLessThan(500);
});

describe("a combination", () => {
  const values = madeSeries({ count: 60, slope: 1, season: 10, noise: 5, seed: 4 });

  test("is the mean of its members, or of all but the lowest and the highest", () => {
    const own = series(values, 12);
    const members = ["theta", "seasonal-naive", "arima"] as const;
    const paths = members.map((name) => methods[name](own, 2) ?? []);
    const first = paths.map(([value = 0]) => value).toSorted((a, b) => a - b);
    expect(combine(own, 2, { members, by: "trimmed mean" })?.[0]).toBeCloseTo(first[1] ?? 0, 9);
    const mean = first.reduce((total, value) => total + value, 0) / 3;
    expect(combine(own, 2, { members, by: "mean" })?.[0]).toBeCloseTo(mean, 9);
  });

  test("with a lead holds to its first member, while there is one", () => {
    const own = series(values, 12);
    const [theta = 0] = methods.theta(own, 1) ?? [];
    const [naive = 0] = methods["seasonal-naive"](own, 1) ?? [];
    const led = { members: ["theta", "seasonal-naive"], by: "mean", lead: 0.5 } as const;
    expect(combine(own, 1, led)?.[0]).toBeCloseTo(0.75 * theta + 0.25 * naive, 9);
    const absent = { members: ["arima", "seasonal-naive"], by: "mean", lead: 0.5 } as const;
    expect(combine(series([1, 2, 4], 1), 1, absent)).toEqual([4]);
  });

  test("leaves out members that decline, and declines without any", () => {
    const short = series([1, 2, 4], 1);
    expect(combine(short, 1, { members: ["arima", "seasonal-naive"], by: "mean" })).toEqual([4]);
    expect(combine(short, 1, { members: ["theta", "seasonal-naive"], by: "trimmed mean" })).toEqual(
      combine(short, 1, { members: ["theta", "seasonal-naive"], by: "mean" }),
    );
    expect(combine(short, 1, { members: ["arima", "regression"], by: "mean" })).toBeNull();
  });

  test("is seldom worse than the typical member", () => {
    const seeds = range(12).map((seed) => seed + 1);
    const better = seeds.filter((seed) => {
      const whole = madeSeries({ count: 84, slope: 0.5, season: 10, noise: 8, seed });
      const own = series(whole.slice(0, 72), 12);
      const { full } = chooseCombinations(own);
      const error = (path: number[] | null): number => meanError(whole.slice(72), path ?? []);
      const members = full.members.map((name) => error(methods[name](own, 12))).toSorted((a, b) => a - b);
      return error(combine(own, 12, full)) <= (members[Math.ceil(members.length / 2)] ?? 0);
    });
    expect(better.length).toBeGreaterThanOrEqual(9);
  });
});
