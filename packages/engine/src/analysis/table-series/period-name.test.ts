import { expect, test } from "vitest";
import { intervalName, periodName } from "./period-name.ts";

test.each([
  ["year", "2024"],
  ["quarter", "Q2 2024"],
  ["month", "May 2024"],
  ["week", "May 6, 2024"],
  ["day", "May 6, 2024"],
] as const)("the %s of a day is called %s", (grain, name) => {
  expect(periodName("2024-05-06", grain)).toBe(name);
});

test("an hour is called with its day, other text by itself", () => {
  expect(periodName("2024-05-06T13:00:00", "hour")).toContain("13:00");
  expect(periodName("sometime", "month")).toBe("sometime");
});

test("a year's number stays a number", () => expect(periodName("2024", "year")).toBe("2024"));

test.each([
  ["2024-03-01", "2024-04-01", "March 2024"],
  ["2024-04-01", "2024-07-01", "Q2 2024"],
  ["2024-01-01", "2025-01-01", "2024"],
  ["2024-02-29", "2024-03-01", "February 29, 2024"],
  ["2024-03-04", "2024-03-11", "March 4, 2024 to March 10, 2024"],
  ["2024-02-01", "2024-05-01", "February 1, 2024 to April 30, 2024"],
  ["soon", "later", "soon to later"],
])("from %s to before %s is %s", (start, end, name) => expect(intervalName(start, end)).toBe(name));
