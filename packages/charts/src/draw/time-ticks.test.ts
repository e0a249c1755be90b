import { expect, test } from "vitest";
import { timeTicks } from "./time-ticks.ts";

const labels = (
  [first, last]: [string, string],
  grain: Parameters<typeof timeTicks>[1]["grain"],
  pixels: number,
): string[] => {
  const ticks = timeTicks([Date.parse(first), Date.parse(last)], { grain, pixels, locale: "en-US" });
  return ticks.instants.map((instant) => ticks.label(instant).replace("\n", " "));
};

test.each([
  [["2024-01-01", "2024-05-01"], "month", 600, ["Jan 2024", "Feb", "Mar", "Apr", "May"]],
  [["2022-02-01", "2023-12-01"], "month", 300, ["Apr 2022", "Jul", "Oct", "Jan 2023", "Apr", "Jul", "Oct"]],
  [["2022-01-01", "2024-12-01"], "month", 220, ["Jan 2022", "Jul", "Jan 2023", "Jul", "Jan 2024", "Jul"]],
  [["2022-01-01", "2024-12-01"], "month", 130, ["2022", "2023", "2024"]],
  [["2023-10-01", "2024-07-01"], "quarter", 600, ["Q4 2023", "Q1 2024", "Q2", "Q3"]],
  [["2024-01-01", "2024-01-22"], "week", 600, ["Jan 1 2024", "Jan 8", "Jan 15", "Jan 22"]],
  [["2022-01-01", "2024-12-31"], "day", 200, ["2022", "2023", "2024"]],
  [["2023-12-31", "2024-01-02"], "day", 600, ["Dec 31 2023", "Jan 1 2024", "Jan 2"]],
  [
    ["1950-01-01", "2020-01-01"],
    "year",
    300,
    ["1950", "1960", "1970", "1980", "1990", "2000", "2010", "2020"],
  ],
  [
    ["2024-03-04T22:30Z", "2024-03-05T02:10Z"],
    "minute",
    300,
    ["23:00 Mar 4, 2024", "00:00 Mar 5, 2024", "01:00", "02:00"],
  ],
] as const)("%j by %s in %d pixels is marked %j", (span, grain, pixels, expected) => {
  expect(labels([...span], grain, pixels)).toEqual(expected);
});

test("a single instant is marked, and one that no round step meets", () => {
  expect(labels(["2024-03-01", "2024-03-01"], "month", 300)).toEqual(["Mar 2024"]);
  expect(labels(["2024-03-02T10:00Z", "2024-03-02T10:00Z"], "year", 300)).toEqual(["2024"]);
});
