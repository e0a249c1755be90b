import type { TimeGrain } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { calendarOf } from "./calendar.ts";
import { forecastOne, grains, type TestedForecast } from "./forecast-one.ts";

function outcomeOf(
  values: (number | null)[],
  { grain = "month" as TimeGrain, horizon = 6, additive = true } = {},
) {
  const calendar = calendarOf(grain, "2020-01-01");
  const series = { key: new Map(), measure: 1, values, first: calendar.indexOf("2020-01-01") ?? 0 };
  return forecastOne(series, horizon, calendar, { additive, amongMany: false });
}

function made(...given: Parameters<typeof outcomeOf>): TestedForecast {
  const outcome = outcomeOf(...given);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

describe("a forecast is given where it beats repeating the past", () => {
  test("with its error and the share of the naive one's", () => {
    const { ratio, error, origins, forecast } = made(
      madeSeries({ count: 60, slope: 2, season: 20, noise: 5, seed: 1 }),
    );
    expect(ratio).toBeLessThan(0.8);
    expect(error).toBeGreaterThan(2);
    expect(error).toBeLessThan(12);
    expect(origins).toBeGreaterThanOrEqual(5);
    expect(forecast.seasons).toEqual([12]);
  });

  test("and by the day, so that a long month is more", () => {
    const calendar = calendarOf("month", "2020-01-01");
    const first = calendar.indexOf("2020-01-01") ?? 0;
    const rates = madeSeries({ count: 60, slope: 0.5, noise: 0.5, seed: 2 });
    const values = rates.map((rate, index) => rate * calendar.daysOf(first + index));
    const { forecast } = made(values, { horizon: 4 });
    const [january = 0, february = 0, march = 0] = forecast.mean;
    expect(february / january).toBeCloseTo(28 / 31, 1);
    expect(march / february).toBeCloseTo(31 / 28, 1);
  });

  test("a cycle that repeats exactly goes on, though repeating is as good", () => {
    const values = madeSeries({ count: 48, season: 10 });
    const { forecast, ratio } = made(values, { additive: false });
    expect(ratio).toBe(1);
    expect(meanError(values.slice(0, 6), forecast.mean)).toBeLessThan(2);
  });
});

describe("it is refused, with the reason", () => {
  test.each([
    ["too few", [1, 2, 3, null, 5, 6, 7, 8], "there are 7 complete months, and 8 are needed"],
    ["none", [null, null], "there are 0 complete months"],
    ["all the same", range(30).map(() => 4), "every month has the same value"],
  ])("where values are %s", (_, values, reason) => {
    expect(outcomeOf(values, { additive: false })).toMatchObject({
      ok: false,
      failure: { code: "too-little-data", reason: expect.stringContaining(reason) },
    });
  });

  test("where the last value is as good: on most random walks", () => {
    const outcomes = range(20).map((seed) => {
      let level = 1000;
      const walk = noise(60, seed + 1).map((step) => {
        level += step;
        return level;
      });
      return outcomeOf(walk, { grain: "day" });
    });
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]));
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(refused[0])).toContain("no better than repeating the last day");
  });
});

describe("holes", () => {
  const values = madeSeries({ count: 60, slope: 1, season: 20, noise: 4, seed: 6 });

  test("now and then are filled in from their neighbours", () => {
    const holed = values.map((value, index) => (index === 30 ? null : value));
    const { notes, forecast } = made(holed);
    expect(notes).toEqual(["Periods without a value were filled in from their neighbours."]);
    expect(meanError(made(values).forecast.mean, forecast.mean)).toBeLessThan(2);
  });

  test("of a sum that come often are zeros", () => {
    const open = range(70).map((day) =>
      day % 7 === 6 ? null : 50 + (day % 7) * 5 + (noise(70, 3)[day] ?? 0),
    );
    const { notes, forecast } = made(open, { grain: "day", horizon: 7 });
    expect(notes).toEqual(["Periods without rows count as zero."]);
    expect(Math.abs(forecast.mean[6] ?? 99)).toBeLessThan(8);
    expect(forecast.mean[0]).toBeGreaterThan(40);
  });

  test("of an average are never zeros", () => {
    const open = range(70).map((day) =>
      day % 7 === 6 ? null : 50 + (day % 7) * 5 + (noise(70, 3)[day] ?? 0),
    );
    const outcome = outcomeOf(open, { grain: "day", horizon: 7, additive: false });
    if (outcome.ok) expect(Math.min(...outcome.value.forecast.mean)).toBeGreaterThan(30);
  });

  test("at the end of a sum are zeros: nothing came any more", () => {
    const ended = values.map((value, index) => (index >= 57 ? null : value));
    expect(made([...ended]).notes).toEqual(["Periods without rows count as zero."]);
  });
});

test.each(Object.entries(grains))("the %s has a horizon and cycles", (_, { periods, horizon }) => {
  expect(horizon).toBeGreaterThan(0);
  expect(periods.length).toBeGreaterThan(0);
});
