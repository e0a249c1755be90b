import { describe, expect, test } from "vitest";
import { parseWallClock } from "../../table-series/parse-instant.ts";
import { periodName } from "../../table-series/period-name.ts";
import { range } from "../numbers.ts";
import { calendarOf } from "./calendar.ts";

describe("periods follow each other", () => {
  test.each([
    ["second", "2024-02-29T23:59:59", "2024-03-01T00:00:00"],
    ["minute", "2024-12-31T23:59:00", "2025-01-01T00:00:00"],
    ["hour", "2024-03-31T01:00:00", "2024-03-31T02:00:00"],
    ["day", "2024-02-28", "2024-02-29"],
    ["day", "2023-02-28", "2023-03-01"],
    ["week", "2024-12-30", "2025-01-06"],
    ["month", "2024-12-01", "2025-01-01"],
    ["quarter", "2024-10-01", "2025-01-01"],
    ["year", "2024-01-01", "2025-01-01"],
    ["year", "1969-01-01", "1970-01-01"],
  ] as const)("by the %s from %s to %s", (grain, first, next) => {
    const calendar = calendarOf(grain, first);
    const index = calendar.indexOf(first) ?? Number.NaN;
    expect(calendar.textOf(index)).toBe(first);
    expect(calendar.textOf(index + 1)).toBe(next);
    expect(calendar.indexOf(next)).toBe(index + 1);
  });

  test("over hundred months without one lost or twice", () => {
    const calendar = calendarOf("month", "2020-01-01");
    const texts = range(100).map((step) => calendar.textOf(600 + step));
    expect(new Set(texts).size).toBe(100);
    expect(texts.map((text) => calendar.indexOf(text))).toEqual(range(100).map((step) => 600 + step));
  });
});

describe("any time within a period belongs to it", () => {
  test.each([
    ["month", "2024-05-01", "2024-05-31T23:59:59.999Z"],
    ["quarter", "2024-04-01", "2024-06-30"],
    ["week", "2024-05-06", "2024-05-12T20:00:00"],
    ["hour", "2024-05-06T10:00:00", "2024-05-06 10:59:59+02:00"],
  ] as const)("of the %s %s: %s", (grain, first, within) => {
    const calendar = calendarOf(grain, first);
    expect(calendar.indexOf(within)).toBe(calendar.indexOf(first));
  });

  test("weeks start as the column's weeks do", () => {
    const sundays = calendarOf("week", "2024-05-05");
    expect(sundays.textOf((sundays.indexOf("2024-05-11") ?? 0) + 1)).toBe("2024-05-12");
  });

  test("what is no date belongs to none", () => {
    const calendar = calendarOf("month", "2024-05-01");
    for (const text of ["", "May", "2024-02-30", "2024-13-01", "01.05.2024"])
      expect(calendar.indexOf(text)).toBeNull();
  });
});

test.each([
  ["2024-05-01", "2024-06-01"],
  ["2024-05-01T00:00:00", "2024-06-01T00:00:00"],
  ["2024-05-01 00:00", "2024-06-01 00:00"],
  ["2024-05-01T00:00:00.000Z", "2024-06-01T00:00:00.000Z"],
])("times are written as the column writes them: %s", (sample, next) => {
  const calendar = calendarOf("month", sample);
  expect(calendar.textOf((calendar.indexOf(sample) ?? 0) + 1)).toBe(next);
});

test("the days of periods, leap years and short days apart", () => {
  const month = calendarOf("month", "2024-02-01");
  expect(month.daysOf(month.indexOf("2024-02-01") ?? 0)).toBe(29);
  expect(month.daysOf(month.indexOf("2023-02-01") ?? 0)).toBe(28);
  const year = calendarOf("year", "2024-01-01");
  expect(year.daysOf(year.indexOf("2024-01-01") ?? 0)).toBe(366);
  expect(calendarOf("week", "2024-05-06").daysOf(3)).toBe(7);
  expect(calendarOf("hour", "2024-05-06T00:00:00").daysOf(3)).toBe(0);
});

test("a wall-clock time is read without its zone", () => {
  expect(parseWallClock("1970-01-01T01:00:00+05:00")).toBe(3_600_000);
  expect(parseWallClock("1970-01-02")).toBe(86_400_000);
  expect(parseWallClock("1970-01-01 01:00 UTC")).toBe(3_600_000);
});

describe("a fiscal calendar", () => {
  test("goes on from the month that its periods start in, and names them", () => {
    const quarters = calendarOf("quarter", "2024-05-01");
    const at = quarters.indexOf("2024-05-01") ?? 0;
    expect([at, at + 1, at + 2, at + 3].map(quarters.textOf)).toEqual([
      "2024-05-01",
      "2024-08-01",
      "2024-11-01",
      "2025-02-01",
    ]);
    expect(quarters.indexOf("2024-07-31")).toBe(at);
    const years = calendarOf("year", "2023-04-01");
    expect(years.textOf((years.indexOf("2024-03-31") ?? 0) + 1)).toBe("2024-04-01");
    expect(periodName("2024-05-01", "quarter", 2)).toBe("Q2 FY2025");
    expect(periodName("2024-04-01", "year", 4)).toBe("FY2025");
  });
});
