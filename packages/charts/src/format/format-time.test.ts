import { expect, test } from "vitest";
import { formatTime, parseInstant } from "./format-time.ts";

test.each([
  ["2024-05-17", "year", "2024"],
  ["2024-05-17", "quarter", "Q2 2024"],
  ["2024-05-17", "month", "May 2024"],
  ["2024-05-13", "week", "May 13, 2024"],
  ["2024-05-17", "day", "May 17, 2024"],
  ["2024-05-17T13:00:00", "hour", "May 17, 2024, 13:00"],
  ["2024-05-17 13:05:09", "second", "May 17, 2024, 13:05:09"],
  ["2024-05-17T00:00:00", null, "May 17, 2024"],
  ["2024-05-17T13:05", null, "May 17, 2024, 13:05"],
  ["2024-05-17T13:05:09", null, "May 17, 2024, 13:05:09"],
  ["spring", "month", "spring"],
] as const)("%s by %s is written %s", (value, grain, text) => {
  expect(formatTime(value, grain)).toBe(text);
});

test("a place writes its own order of day and month", () => {
  expect(formatTime("2024-05-17", "day", "en-GB")).toBe("17 May 2024");
});

test.each([
  ["2024-02-29", Date.UTC(2024, 1, 29)],
  ["2024-02-29T10:30", Date.UTC(2024, 1, 29, 10, 30)],
  ["2024-02-29 10:30:15.250", Date.UTC(2024, 1, 29, 10, 30, 15, 250)],
  ["2024-02-29T10:30:00+02:00", Date.UTC(2024, 1, 29, 8, 30)],
  ["2024-13-01", null],
  ["2024", null],
  ["", null],
])("%s is the instant %s", (value, instant) => {
  expect(parseInstant(value)).toBe(instant);
});

test.each([
  ["2024-04-01", "year", 4, "FY2025"],
  ["2024-04-01", "quarter", 4, "Q1 FY2025"],
  ["2024-01-01", "quarter", 4, "Q4 FY2024"],
  ["2024-02-01", "month", 4, "Feb 2024"],
  ["2024-04-01", "quarter", 1, "Q2 2024"],
] as const)("%s as a %s of a fiscal year from month %i is %s", (value, grain, fiscalYearStart, text) => {
  expect(formatTime(value, grain, "en-US", fiscalYearStart)).toBe(text);
});
