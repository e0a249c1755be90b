import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { seasonalTrend } from "./seasonal-trend.ts";

describe("seasons by STL", () => {
  test("parts add up to the values", () => {
    const values = noise(90, 3);
    const { seasons, rest } = seasonalTrend(values, [7], 11);
    const [season] = seasons;
    for (const [t, value] of values.entries())
      expect((season?.values[t] ?? 0) + (rest[t] ?? 0)).toBeCloseTo(value, 9);
  });

  test("a season is told from slope and noise", () => {
    const values = madeSeries({ count: 120, slope: 1, season: 30, noise: 3, seed: 2 });
    const { seasons } = seasonalTrend(values, [12], 11);
    const truth = range(120).map((t) => 30 * Math.sin((2 * Math.PI * t) / 12));
    expect(meanError(truth, seasons[0]?.values ?? [])).toBeLessThan(3);
  });

  test("a season that grows is followed", () => {
    const values = range(144).map((t) => 100 + (5 + t / 4) * Math.sin((2 * Math.PI * t) / 12));
    const { seasons } = seasonalTrend(values, [12], 11);
    const early = Math.max(...(seasons[0]?.values.slice(0, 12) ?? []));
    const late = Math.max(...(seasons[0]?.values.slice(-12) ?? []));
    expect(late).toBeGreaterThan(2 * early);
  });

  test("two seasons come apart", () => {
    const day = range(24 * 35).map((t) => 10 * Math.sin((2 * Math.PI * t) / 24));
    const week = range(24 * 35).map((t) => (Math.floor(t / 24) % 7 >= 5 ? -20 : 8));
    const values = day.map((value, t) => 200 + value + (week[t] ?? 0));
    const { seasons, rest } = seasonalTrend(values, [168, 24], 11);
    expect(seasons.map(({ period }) => period)).toEqual([24, 168]);
    expect(
      meanError(
        rest,
        rest.map(() => 200),
      ),
    ).toBeLessThan(2);
  });

  test("a period that the values do not hold twice is left out", () => {
    const { seasons, rest } = seasonalTrend([1, 2, 3, 4, 5], [12, 1], 11);
    expect(seasons).toEqual([]);
    expect(rest).toEqual([1, 2, 3, 4, 5]);
  });
});
