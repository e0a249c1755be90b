import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { isoDays, isoMonths } from "../testing/result.ts";
import { type SeriesTrend, testTrend } from "./test-trend.ts";

/** Noise of deviation 1 about `centre(row)`. */
function noisy(rows: number, seed: number, centre: (row: number) => number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: rows }, (_, row) => centre(row) + random.normal());
}

function tested(dates: string[], values: (number | null)[]): SeriesTrend {
  const trend = testTrend(dates, values);
  if (typeof trend === "string") throw new Error(trend);
  return trend;
}

describe("what is taken off before the test", () => {
  test("the week of daily values", () => {
    const values = noisy(120, 1, (day) => 50 + 0.03 * day + (day % 7 > 4 ? -20 : 0));
    const { deseasonalised, test } = tested(isoDays("2024-01-01", 120), values);
    expect(deseasonalised).toBe(true);
    expect(test.lower).toBeLessThan(0.03);
    expect(test.upper).toBeGreaterThan(0.03);
    expect(test.pValue).toBeLessThan(0.001);
  });

  test("nothing from undated values", () => {
    expect(
      tested(
        [],
        noisy(60, 2, (row) => row),
      ).deseasonalised,
    ).toBe(false);
  });

  test("a jump, so that what remains is the trend beside it", () => {
    const { breaks, test } = tested(
      isoMonths("2018-01-01", 72),
      noisy(72, 3, (month) => (month >= 40 ? 15 : 0)),
    );
    expect(breaks).toHaveLength(1);
    expect(breaks[0]).toMatchObject({ kind: "level-shift" });
    expect(Math.abs((breaks[0]?.row ?? 0) - 40)).toBeLessThanOrEqual(1);
    expect(test.lower).toBeLessThan(0);
    expect(test.upper).toBeGreaterThan(0);
  });

  test("no jump of an outlier", () => {
    const values = noisy(72, 4, (month) => (month === 30 ? 40 : 0));
    expect(tested(isoMonths("2018-01-01", 72), values).breaks).toEqual([]);
  });
});

describe("the series as it is", () => {
  test("slopes are a step of the calendar, gaps and all", () => {
    const dates = isoMonths("2015-01-01", 80);
    const kept = dates.map((_, month) => month).filter((month) => month % 3 !== 1);
    const { test, points } = tested(
      kept.map((month) => dates[month] ?? ""),
      kept.map((month) => 5 * month + (month % 2)),
    );
    expect(test.slope).toBeCloseTo(5, 1);
    expect(points).toBe(kept.length);
  });

  test("in any order is the same", () => {
    const [dates, values] = [isoDays("2024-01-01", 50), noisy(50, 5, (day) => day)];
    const forwards = tested(dates, values);
    const backwards = tested(dates.toReversed(), values.toReversed());
    expect(backwards.test.slope).toBeCloseTo(forwards.test.slope, 12);
    expect(backwards.notes).toContain("the rows were put in the order of their dates");
  });

  test("of thousands of points is averaged in blocks, its slope still a step", () => {
    const values = noisy(3000, 6, (row) => 0.01 * row);
    const { test, notes, points } = tested([], values);
    expect(points).toBe(3000);
    expect(Math.abs(test.slope - 0.01)).toBeLessThan(0.0005);
    expect(notes).toContain("the values were averaged in blocks for the test");
  });

  test.each([
    [[1, 2, 3], "there are fewer than eight usable values"],
    [new Array<number>(20).fill(0), "all values are equal"],
    [new Array<number>(20).fill(Number.NaN), "there are fewer than eight usable values"],
  ])("that cannot be tested says why %#", (values, reason) => expect(testTrend([], values)).toBe(reason));
});
