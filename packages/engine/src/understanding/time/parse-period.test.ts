import { describe, expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { addUnits, dayOf, isoDay, startOf } from "./calendar.ts";
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
    ["last quarter", "2024-01-01", "2024-04-01"],
    ["this year", "2024-01-01", "2025-01-01"],
    ["last 3 months", "2024-02-15", "2024-05-16"],
    ["last 3 complete months", "2024-02-01", "2024-05-01"],
    ["last 7 days", "2024-05-09", "2024-05-16"],
    ["next two quarters", "2024-07-01", "2025-01-01"],
    ["year to date", "2024-01-01", "2024-05-16"],
    ["today", "2024-05-15", "2024-05-16"],
    ["yesterday", "2024-05-14", "2024-05-15"],
    ["since 2020", "2020-01-01", null],
    ["before March 2024", null, "2024-03-01"],
    ["after 2010", "2011-01-01", null],
    ["between 2010 and 2012", "2010-01-01", "2013-01-01"],
    ["from march to june 2023", "2023-03-01", "2023-07-01"],
    ["november and december 2023", "2023-11-01", "2024-01-01"],
  ])("%s", (text, start, end) => {
    const tokens = tokenize(text);
    const [found] = periodsAt(tokens, 0, now);
    expect(found?.period.interval).toEqual({ start, end });
    expect(found?.end).toBe(tokens.length);
  });

  it.each(["may we", "5 products", "ten", "last name", "12345"])("%s is no period", (text) => {
    expect(periodsAt(tokenize(text), 0, now)).toEqual([]);
  });
});

describe("calendar", () => {
  it("ends months on their last day", () => {
    expect(isoDay(addUnits(dayOf("2024-01-31"), "month", 1))).toBe("2024-02-29");
    expect(isoDay(addUnits(dayOf("2024-02-29"), "year", -1))).toBe("2023-02-28");
  });
  it("starts weeks on Monday", () => {
    expect(isoDay(startOf(dayOf("2024-05-19"), "week"))).toBe("2024-05-13");
  });
});
