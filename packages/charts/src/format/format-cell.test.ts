import { expect, test } from "vitest";
import { dimension, dollars, measure } from "../testing/samples.ts";
import { formatCell } from "./format-cell.ts";

test.each([
  ["a missing value", null, measure("m"), "–"],
  ["a number that is none", Number.NaN, measure("m"), "–"],
  ["yes", true, dimension("d", { type: "boolean" }), "Yes"],
  ["no", false, dimension("d", { type: "boolean" }), "No"],
  ["text", "Acme, Inc.", dimension("d"), "Acme, Inc."],
  ["a year, not a quantity", 2024, dimension("year", { type: "integer" }), "2024"],
  ["a decimal dimension", 0.123456, dimension("size", { type: "decimal" }), "0.1235"],
  ["an amount", 1234.5, measure("m", { unit: dollars }), "$1,234.50"],
  [
    "a count beyond 2^53",
    "12345678901234567890",
    measure("m", { type: "integer" }),
    "12,345,678,901,234,567,890",
  ],
  ["a code that looks like a number", "0012", dimension("code"), "0012"],
  ["a weekday", 6, dimension("weekday", { type: "integer", part: "day-of-week" }), "Saturday"],
  ["a month of any year", 5, dimension("month", { type: "integer", part: "month-of-year" }), "May"],
  ["a quarter of any year", 3, dimension("quarter", { type: "integer", part: "quarter-of-year" }), "Q3"],
  ["an hour", 13, dimension("hour", { type: "integer", part: "hour-of-day" }), "13"],
  ["no weekday", 8, dimension("weekday", { type: "integer", part: "day-of-week" }), "8"],
  ["a date", "2024-05-17", dimension("day", { type: "date" }), "May 17, 2024"],
])("%s", (_, value, column, text) => {
  expect(formatCell(value, column)).toBe(text);
});

test("a time is written by the period that it stands for, in the locale", () => {
  const month = dimension("month", { type: "date" });
  expect(formatCell("2024-05-01", month, { grain: "month" })).toBe("May 2024");
  expect(formatCell("2024-05-01", month, { grain: "month", locale: "de-DE" })).toBe("Mai 2024");
});
