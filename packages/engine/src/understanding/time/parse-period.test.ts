import { describe, expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "./parse-period.ts";

const now = "2024-05-15T10:30:00";

describe("periodsAt", () => {
  it.each([
    ["2023", "2023-01-01", "2024-01-01"],
    ["March 2024", "2024-03-01", "2024-04-01"],
    ["sep 2013", "2013-09-01", "2013-10-01"],
    ["Q3 2023", "2023-07-01", "2023-10-01"],
    ["2023 Q1", "2023-01-01", "2023-04-01"],
    ["third quarter of 2023", "2023-07-01", "2023-10-01"],
    ["1 May 2014", "2014-05-01", "2014-05-02"],
    ["May 1, 2014", "2014-05-01", "2014-05-02"],
    ["2014-05-01", "2014-05-01", "2014-05-02"],
    ["5/21/2013", "2013-05-21", "2013-05-22"],
    ["1990s", "1990-01-01", "2000-01-01"],
    ["last month", "2024-04-01", "2024-05-01"],
    ["last year", "2023-01-01", "2024-01-01"],
    ["last March", "2024-03-01", "2024-04-01"],
    ["last May", "2023-05-01", "2023-06-01"],
    ["this May", "2024-05-01", "2024-06-01"],
    ["last quarter", "2024-01-01", "2024-04-01"],
    ["this year", "2024-01-01", "2025-01-01"],
    ["last 3 months", "2024-02-15", "2024-05-16"],
    ["last 3 complete months", "2024-02-01", "2024-05-01"],
    ["last 7 days", "2024-05-09", "2024-05-16"],
    ["next two quarters", "2024-07-01", "2025-01-01"],
    ["year to date", "2024-01-01", "2024-05-16"],
    ["today", "2024-05-15", "2024-05-16"],
    ["yesterday", "2024-05-14", "2024-05-15"],
    ["3 days ago", "2024-05-12", "2024-05-13"],
    ["a year ago", "2023-01-01", "2024-01-01"],
    ["more than 90 days ago", null, "2024-02-15"],
    ["less than two weeks ago", "2024-05-01", "2024-05-16"],
    ["week of 2024-05-01", "2024-04-29", "2024-05-06"],
    ["since 2020", "2020-01-01", null],
    ["before March 2024", null, "2024-03-01"],
    ["after 2010", "2011-01-01", null],
    ["in or after 2005", "2005-01-01", null],
    ["2019 or later", "2019-01-01", null],
    ["before the end of March 2024", null, "2024-04-01"],
    ["by the end of March 2024", null, "2024-04-01"],
    ["March 2024 or before", null, "2024-04-01"],
    ["between 2010 and 2012", "2010-01-01", "2013-01-01"],
    ["from march to june 2023", "2023-03-01", "2023-07-01"],
    ["november and december 2023", "2023-11-01", "2024-01-01"],
    ["from 2023-03-01 to before 2023-04-01", "2023-03-01", "2023-04-01"],
    ["from 2024-04-01 to before 2024-05-01 (last month)", "2024-04-01", "2024-05-01"],
    ["between 2023-06-01 inclusive and 2023-06-08 exclusive", "2023-06-01", "2023-06-08"],
    ["between 2021 and 2022 (both inclusive)", "2021-01-01", "2023-01-01"],
    ["from 1 May 2023 exclusive to 3 May 2023, inclusive", "2023-05-02", "2023-05-04"],
    ["past 7 days inclusive of 7 days ago", "2024-05-08", "2024-05-16"],
  ])("%s", (text, start, end) => {
    const tokens = tokenize(text);
    const [found] = periodsAt(tokens, 0, now);
    expect(found?.period.interval).toEqual({ start, end });
    expect(found?.end).toBe(tokens.length);
  });

  it.each(["may we", "5 products", "ten", "last name", "last constructor", "12345"])(
    "%s is no period",
    (text) => {
      expect(periodsAt(tokenize(text), 0, now)).toEqual([]);
    },
  );
});

describe("a workspace's own calendar", () => {
  const april = { weekStart: "sunday", fiscalYearStart: 4 } as const;
  it.each([
    ["this week", "2024-05-12", "2024-05-19"],
    ["last week", "2024-05-05", "2024-05-12"],
    ["this quarter", "2024-04-01", "2024-07-01"],
    ["last year", "2023-04-01", "2024-04-01"],
    ["last calendar year", "2023-01-01", "2024-01-01"],
    ["this fiscal year", "2024-04-01", "2025-04-01"],
    ["last 2 fiscal years", "2022-04-01", "2024-04-01"],
    ["year to date", "2024-04-01", "2024-05-16"],
    ["fiscal year to date", "2024-04-01", "2024-05-16"],
    ["FY2024", "2023-04-01", "2024-04-01"],
    ["FY24", "2023-04-01", "2024-04-01"],
    ["fiscal year 2024", "2023-04-01", "2024-04-01"],
    ["financial year 2024", "2023-04-01", "2024-04-01"],
    ["fiscal 2024", "2023-04-01", "2024-04-01"],
    ["Q2 FY2024", "2023-07-01", "2023-10-01"],
    ["Q2 of FY2024", "2023-07-01", "2023-10-01"],
    ["FY2024 Q2", "2023-07-01", "2023-10-01"],
    ["fiscal Q2 2024", "2023-07-01", "2023-10-01"],
    ["2024", "2024-01-01", "2025-01-01"],
    ["since FY2023", "2022-04-01", null],
  ])("%s", (text, start, end) => {
    const tokens = tokenize(text);
    const [found] = periodsAt(tokens, 0, now, april);
    expect(found?.period.interval).toEqual({ start, end });
    expect(found?.end).toBe(tokens.length);
  });

  it("has fiscal quarters that no calendar quarter is", () => {
    const [found] = periodsAt(tokenize("last quarter"), 0, now, { ...april, fiscalYearStart: 2 });
    expect(found?.period).toEqual({
      expression: { kind: "calendar", grain: "quarter", offset: -1, count: 1, fiscal: true },
      interval: { start: "2024-02-01", end: "2024-05-01" },
    });
  });

  it("is the calendar's own where no fiscal year is set", () => {
    const [found] = periodsAt(tokenize("FY2024"), 0, now);
    expect(found?.period.interval).toEqual({ start: "2024-01-01", end: "2025-01-01" });
  });
});

it.each([
  ["may orders", "2024-05-01"],
  ["jan fees by town", "2024-01-01"],
  ["may I see the orders", undefined],
  ["Jan Steen orders", undefined],
])("a month before what is asked: %s", (text, start) => {
  expect(periodsAt(tokenize(text), 0, now)[0]?.period.interval.start).toBe(start);
});
