import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ForecastRequest, forecastSeries, type SeriesForecast } from "./forecast-series.ts";
import { range } from "./numbers.ts";
import { madeSeries, meanError, noise } from "./testing/made-series.ts";

const request = (values: ForecastRequest["values"], period = 12, horizon = 6): ForecastRequest => ({
  values,
  periods: [period],
  horizon,
  backTest: "quick",
});

function made(given: ForecastRequest): SeriesForecast {
  const outcome = forecastSeries(given);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

describe("a forecast", () => {
  const whole = madeSeries({ count: 108, level: 200, slope: 1, season: 40, noise: 5, seed: 3 });

  test("goes on with slope and season, within its bounds", () => {
    const { mean, lower, upper, lower80, upper80, seasons } = made(request(whole.slice(0, 96), 12, 12));
    expect(seasons).toEqual([12]);
    expect(meanError(whole.slice(96), mean)).toBeLessThan(8);
    for (const [step, value] of mean.entries()) {
      const bounds = [lower[step], lower80[step], value, upper80[step], upper[step]];
      expect(bounds.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(bounds);
    }
  });

  test("says its methods and what its back-test did", () => {
    const { method, backTest, filled } = made(request([...whole.slice(0, 50), null, ...whole.slice(51)]));
    expect(method).toContain("Theta");
    expect(backTest.origins.length).toBeGreaterThan(5);
    expect(filled).toBe(1);
  });

  test("is the same on every call", () => {
    expect(made(request(whole))).toEqual(made(request(whole)));
  });

  test("scales with the values", () => {
    const small = made(request(whole));
    const large = made(request(whole.map((value) => value * 1e9)));
    for (const [step, value] of small.mean.entries())
      expect((large.mean[step] ?? 0) / 1e9).toBeCloseTo(value, 3);
  });

  test("back-tests the whole combination when asked", () => {
    const quick = made(request(whole)).backTest.origins;
    const full = made({ ...request(whole), backTest: "full" }).backTest.origins;
    expect(full.length).toBeLessThanOrEqual(8);
    expect(full[0]?.errors).not.toEqual(quick[0]?.errors);
  });
});

describe("intervals", () => {
  test("hold about nineteen of twenty outcomes, and four of five", () => {
    const held = { wide: 0, narrow: 0, all: 0 };
    for (const seed of range(40)) {
      const whole = madeSeries({ count: 78, slope: 0.5, season: 15, noise: 10, seed: seed + 1 });
      const { lower, upper, lower80, upper80 } = made(request(whole.slice(0, 72)));
      for (const [step, actual] of whole.slice(72).entries()) {
        held.all++;
        if (actual >= (lower[step] ?? 0) && actual <= (upper[step] ?? 0)) held.wide++;
        if (actual >= (lower80[step] ?? 0) && actual <= (upper80[step] ?? 0)) held.narrow++;
      }
    }
    expect(held.wide / held.all).toBeGreaterThan(0.92);
    expect(held.narrow / held.all).toBeGreaterThan(0.72);
    expect(held.narrow / held.all).toBeLessThan(0.92);
  });

  test("of values that are never negative are not either, nor are those of negative ones positive", () => {
    const counts = noise(60, 6).map((value) => Math.max(0, Math.round(1 + value)));
    expect(Math.min(...made(request(counts)).lower)).toBe(0);
    expect(Math.max(...made(request(counts.map((value) => -value))).upper)).toBeLessThanOrEqual(0);
  });
});

describe("values that are hard to forecast", () => {
  test.each([
    ["constants", range(40).map(() => 5), 5],
    ["zeros", range(40).map(() => 0), 0],
    ["three values", [4, 4, 4], 4],
    ["a long constant tail", [...noise(20, 1), ...range(40).map(() => 5)], 5],
  ])("%s stay", (_, values, expected) => {
    for (const value of made(request(values)).mean) expect(Math.abs(value - expected)).toBeLessThan(0.5);
  });

  test.each([
    ["nothing", []],
    ["nulls", [null, null, null, null]],
    ["what is no number", [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
    ["two values", [1, null, 2]],
  ])("%s are refused with the reason", (_, values) => {
    expect(forecastSeries(request(values))).toMatchObject({
      ok: false,
      failure: { code: "too-little-data", reason: expect.stringMatching(/there are \d values/) },
    });
  });

  test("huge and tiny values keep their size", () => {
    for (const size of [1e300, 1e-300]) {
      const { mean, lower, upper } = made(request(madeSeries({ count: 40 }).map((value) => value * size)));
      for (const value of [...mean, ...lower, ...upper]) expect(value / size).toBeCloseTo(100, 6);
    }
  });

  test("an outlier at the end does not carry the forecast away", () => {
    const values = [...madeSeries({ count: 59, noise: 2, seed: 3 }), 1e6];
    expect(made(request(values)).mean.every(Number.isFinite)).toBe(true);
  });

  test("a long series is as quick as its end", () => {
    const values = madeSeries({ count: 50_000, period: 7, season: 5, noise: 1 });
    expect(made(request(values, 7)).mean).toEqual(made(request(values.slice(-2500), 7)).mean);
  });

  test("whatever comes, the outcome is finite numbers in order or a reason", () => {
    const value = fc.oneof(
      fc.double({ noNaN: false }),
      fc.constant(null),
      fc.integer({ min: -5, max: 5 }),
      fc.constant(0),
    );
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 60 }),
        fc.constantFrom(1, 2, 4, 7, 12, 24),
        fc.integer({ min: 1, max: 8 }),
        (values, period, horizon) => {
          const outcome = forecastSeries(request(values, period, horizon));
          if (!outcome.ok) return outcome.failure.code === "too-little-data";
          const { mean, lower, upper } = outcome.value;
          return mean.every(
            (expected, step) =>
              Number.isFinite(expected) &&
              (lower[step] ?? Number.NaN) <= expected &&
              expected <= (upper[step] ?? Number.NaN) &&
              Number.isFinite((upper[step] ?? 0) / 2 - (lower[step] ?? 0) / 2),
          );
        },
      ),
      { seed: 5, numRuns: 150 },
    );
  });
});

const suite = join(import.meta.dirname, "../../../../../../shared/suites/forecasts/tourism_quarterly.jsonl");

test.skipIf(!existsSync(suite))(
  "real series are forecast well below the error of repeating the last year",
  () => {
    const lines = readFileSync(suite, "utf8").trim().split("\n").slice(0, 30);
    let [own, naive] = [0, 0];
    for (const line of lines) {
      const { train, test: actual } = JSON.parse(line) as { train: number[]; test: number[] };
      const size = meanError(train.slice(4), train.slice(0, -4));
      own += meanError(actual, made(request(train, 4, actual.length)).mean) / size;
      naive +=
        meanError(
          actual,
          actual.map((_, step) => train.at(-4 + (step % 4)) ?? 0),
        ) / size;
    }
    expect(own / naive).toBeLessThan(0.9);
  },
);
