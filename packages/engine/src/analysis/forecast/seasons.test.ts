import { describe, expect, test } from "vitest";
import { findSeasons, seasonsOf } from "./seasons.ts";
import { madeSeries, noise } from "./testing/made-series.ts";

test.each([
  ["hourly", 24, [24, 168]],
  ["hourly", 1, [1]],
  ["daily", 7, [7]],
  ["monthly", 12, [12]],
  ["yearly", 1, [1]],
])("a %s series of period %d has the cycles %j", (frequency, period, cycles) => {
  expect(seasonsOf(frequency, period)).toEqual(cycles);
});

describe("seasons found in values", () => {
  test("a sine under noise shows", () => {
    const values = madeSeries({ count: 60, season: 20, noise: 5, seed: 3 });
    expect(findSeasons(values, [12])).toEqual({ periods: [12], seasons: [12] });
  });

  test("a season on a steep slope shows", () => {
    const values = madeSeries({ count: 60, slope: 10, season: 20, noise: 5, seed: 4 });
    expect(findSeasons(values, [12]).seasons).toEqual([12]);
  });

  test("noise seldom shows one, and then may still have one", () => {
    const found = Array.from({ length: 40 }, (_, seed) => findSeasons(noise(72, seed + 1), [12]));
    expect(found.filter(({ seasons }) => seasons.length > 0).length).toBeLessThanOrEqual(6);
    expect(found.every(({ periods }) => periods.length === 1)).toBe(true);
  });

  test("two seasons come shortest first", () => {
    const values = madeSeries({ count: 24 * 28, period: 168, season: 10 }).map(
      (value, hour) => value + 10 * Math.sin((2 * Math.PI * hour) / 24),
    );
    expect(findSeasons(values, [168, 24]).seasons).toEqual([24, 168]);
  });

  test("two and a half cycles are enough for a strong season, not for a weak one", () => {
    const strong = madeSeries({ count: 30, season: 30, noise: 2, seed: 5 });
    const weak = madeSeries({ count: 30, season: 2, noise: 10, seed: 5 });
    expect(findSeasons(strong, [12]).seasons).toEqual([12]);
    expect(findSeasons(weak, [12])).toEqual({ periods: [], seasons: [] });
  });

  test("short and constant values and a period of one show none", () => {
    expect(findSeasons([1, 2, 3, 1, 2, 3], [12])).toEqual({ periods: [], seasons: [] });
    expect(findSeasons(madeSeries({ count: 60 }), [12]).seasons).toEqual([]);
    expect(findSeasons(noise(50, 1), [1])).toEqual({ periods: [], seasons: [] });
  });
});
