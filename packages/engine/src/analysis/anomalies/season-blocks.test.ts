import { describe, expect, test } from "vitest";
import { seasonBlocks } from "./season-blocks.ts";
import { regularSeries } from "./time/regular-series.ts";

const day = 86_400_000;

/** The names of the seasons of `count` values, `step` milliseconds apart. */
function seasons(count: number, step: number): string[] {
  const dates = Array.from({ length: count }, (_, row) =>
    new Date(Date.UTC(2020, 0, 6) + row * step).toISOString(),
  );
  return seasonBlocks(
    regularSeries(
      dates,
      dates.map((_, row) => row),
    ),
  ).map(({ name }) => name);
}

describe("the calendar's seasons", () => {
  test.each([
    ["two months of days", 60, day, ["week"]],
    ["ten days", 10, day, []],
    ["half a year of days", 190, day, ["week", "year"]],
    ["a year of days", 370, day, ["week", "year", "year"]],
    ["three years of days", 1095, day, ["week", "year", "year", "year"]],
    ["three years of weeks", 156, 7 * day, ["year", "year", "year"]],
    ["five days of hours", 120, day / 24, ["day"]],
    ["three weeks of hours", 504, day / 24, ["day", "week"]],
    ["a week of five minutes", 2016, day / 288, ["day", "day", "day", "day", "day", "day"]],
  ])("of %s", (_, count, step, names) => expect(seasons(count, step)).toEqual(names));

  test("months and quarters have the year as a profile", () => {
    const blocksOf = (count: number, months: number) => {
      const dates = Array.from({ length: count }, (_, row) =>
        new Date(Date.UTC(2015, row * months, 1)).toISOString(),
      );
      return seasonBlocks(
        regularSeries(
          dates,
          dates.map((_, row) => row),
        ),
      );
    };
    expect(blocksOf(36, 1).map(({ columns }) => columns.length)).toEqual([11]);
    expect(blocksOf(12, 3).map(({ columns }) => columns.length)).toEqual([3]);
    expect(blocksOf(20, 1)).toEqual([]);
    expect(blocksOf(20, 12)).toEqual([]);
  });

  test("values without dates have none", () => {
    expect(seasonBlocks(regularSeries([], [1, 2, 3, 4]))).toEqual([]);
  });
});
