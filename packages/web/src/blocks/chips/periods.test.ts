import { standardConventions } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { daysPeriod, lastDayOf, namedPeriods } from "./periods.ts";

const intervalOf = (label: string, now: string) => {
  const found = namedPeriods(now, standardConventions).find((each) => each.label === label);
  return [found?.period.interval.start, found?.period.interval.end];
};

describe("namedPeriods", () => {
  it.each([
    ["This month", "2024-12-31T23:59:59", ["2024-12-01", "2025-01-01"]],
    ["Last month", "2024-01-15T00:00:00", ["2023-12-01", "2024-01-01"]],
    ["Last quarter", "2024-12-31T23:59:59", ["2024-07-01", "2024-10-01"]],
    ["This quarter", "2024-02-29T10:00:00", ["2024-01-01", "2024-04-01"]],
    ["Last year", "2024-02-29T10:00:00", ["2023-01-01", "2024-01-01"]],
    ["The last 3 years", "2024-02-29T10:00:00", ["2022-01-01", "2025-01-01"]],
  ])("%s at %s", (label, now, expected) => expect(intervalOf(label, now)).toEqual(expected));

  it("keeps what was said, so that it moves with the clock", () => {
    const periods = namedPeriods("2024-12-31T23:59:59", standardConventions);
    expect(periods.find(({ label }) => label === "Last month")?.period.expression).toEqual({
      kind: "calendar",
      grain: "month",
      offset: -1,
      count: 1,
      fiscal: false,
    });
  });

  it("counts weeks and fiscal years as the workspace does", () => {
    const own = namedPeriods("2024-05-15T10:00:00", { weekStart: "sunday", fiscalYearStart: 4 });
    const intervals = Object.fromEntries(own.map(({ label, period }) => [label, period.interval]));
    expect(intervals).toMatchObject({
      "This week": { start: "2024-05-12", end: "2024-05-19" },
      "Last fiscal quarter": { start: "2024-01-01", end: "2024-04-01" },
      "This fiscal year": { start: "2024-04-01", end: "2025-04-01" },
    });
  });
});

describe("daysPeriod", () => {
  it("holds its last day", () => {
    const period = daysPeriod("2024-02-01", "2024-02-29");
    expect(period?.interval).toEqual({ start: "2024-02-01", end: "2024-03-01" });
    expect(period === null ? null : lastDayOf(period)).toBe("2024-02-29");
  });

  it("refuses what is no period", () => {
    expect(daysPeriod("2024-03-01", "2024-02-01")).toBeNull();
    expect(daysPeriod("", "2024-02-01")).toBeNull();
    expect(daysPeriod("2024-02-01", "soon")).toBeNull();
  });
});
