import { describe, expect, it } from "vitest";
import { addUnits, dayOf, fiscalQuarter, isoDay, resolvePeriod, startOf } from "./calendar.ts";
import { standardConventions } from "./conventions.ts";
import type { TimeGrain } from "./kinds.ts";
import type { PeriodExpression } from "./semantic-query-types.ts";

const start = (day: string, grain: TimeGrain, own = {}): string =>
  isoDay(startOf(dayOf(day), grain, { ...standardConventions, ...own }));

describe("the calendar", () => {
  it("ends months on their last day", () => {
    expect(isoDay(addUnits(dayOf("2024-01-31"), "month", 1))).toBe("2024-02-29");
    expect(isoDay(addUnits(dayOf("2024-02-29"), "year", -1))).toBe("2023-02-28");
  });

  it("starts weeks on Monday, or on Sunday where the workspace says so", () => {
    expect(start("2024-05-19", "week")).toBe("2024-05-13");
    expect(start("2024-05-19", "week", { weekStart: "sunday" })).toBe("2024-05-19");
    expect(start("2024-05-18", "week", { weekStart: "sunday" })).toBe("2024-05-12");
  });

  it.each([
    [1, "2024-04-01", "2024-01-01"],
    [2, "2024-05-01", "2024-02-01"],
    [4, "2024-04-01", "2024-04-01"],
    [7, "2024-04-01", "2023-07-01"],
    [12, "2024-03-01", "2023-12-01"],
  ])("starts quarters and years by a fiscal year from month %i", (fiscalYearStart, quarter, year) => {
    expect(start("2024-05-15", "quarter", { fiscalYearStart })).toBe(quarter);
    expect(start("2024-05-15", "year", { fiscalYearStart })).toBe(year);
    expect(start("2024-05-15", "month", { fiscalYearStart })).toBe("2024-05-01");
  });

  it("names a fiscal year by the year that it ends in", () => {
    expect(fiscalQuarter(dayOf("2024-04-01"), 4)).toEqual({ year: 2025, quarter: 1 });
    expect(fiscalQuarter(dayOf("2024-03-31"), 4)).toEqual({ year: 2024, quarter: 4 });
    expect(fiscalQuarter(dayOf("2024-12-01"), 12)).toEqual({ year: 2025, quarter: 1 });
    expect(fiscalQuarter(dayOf("2024-05-01"), 1)).toEqual({ year: 2024, quarter: 2 });
  });
});

describe("a period that moves on", () => {
  const april = { weekStart: "monday", fiscalYearStart: 4 } as const;
  it.each<[PeriodExpression, string, string]>([
    [{ kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false }, "2024-04-01", "2024-05-01"],
    [{ kind: "calendar", grain: "year", offset: 0, count: 1, fiscal: true }, "2024-04-01", "2025-04-01"],
    [{ kind: "calendar", grain: "year", offset: 0, count: 1, fiscal: false }, "2024-01-01", "2025-01-01"],
    [{ kind: "to-date", grain: "year", offset: -1, fiscal: false }, "2023-01-01", "2023-05-16"],
    [{ kind: "rolling", grain: "day", count: 7, direction: "past" }, "2024-05-09", "2024-05-16"],
    [
      { kind: "rolling", grain: "hour", count: 24, direction: "past" },
      "2024-05-14T10:00:01",
      "2024-05-15T10:00:01",
    ],
    [
      { kind: "rolling", grain: "minute", count: 30, direction: "future" },
      "2024-05-15T10:00:01",
      "2024-05-15T10:30:01",
    ],
    [{ kind: "rolling", grain: "month", count: 2, direction: "future" }, "2024-05-15", "2024-07-15"],
  ])("%j", (expression, from, to) => {
    expect(resolvePeriod(expression, "2024-05-15T10:00:00", april)).toEqual({ start: from, end: to });
  });

  it("does not move where it was said as days", () => {
    expect(resolvePeriod({ kind: "absolute", grain: "year" }, "2024-05-15", april)).toBeNull();
  });
});
