import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "./parse-period.ts";

const now = "2024-05-15";

/** The ends of the comparison that starts at the word `at`: the compared period and the one before it. */
function compared(text: string): (string | null)[][] | null {
  const tokens = tokenize(text);
  const found = tokens.flatMap((_, at) => periodsAt(tokens, at, now)).find((each) => each.compared);
  const ends = found?.ends;
  return ends === undefined
    ? null
    : [ends.last, ends.first].map(({ interval }) => [interval.start, interval.end]);
}

it.each([
  [
    "revenue this year to date vs the same period last year",
    "2024-01-01",
    "2024-05-16",
    "2023-01-01",
    "2023-05-16",
  ],
  [
    "revenue this year against the same time a year ago",
    "2024-01-01",
    "2024-05-16",
    "2023-01-01",
    "2023-05-16",
  ],
  ["revenue ytd vs ytd last year", "2024-01-01", "2024-05-16", "2023-01-01", "2023-05-16"],
  ["revenue vs last year", "2024-01-01", "2024-05-16", "2023-01-01", "2023-05-16"],
  ["revenue compared to the previous month", "2024-05-01", "2024-05-16", "2024-04-01", "2024-04-16"],
  ["compare sales with last quarter", "2024-04-01", "2024-05-16", "2024-01-01", "2024-02-16"],
  [
    "orders in March 2024 vs. the same month last year",
    "2024-03-01",
    "2024-04-01",
    "2023-03-01",
    "2023-04-01",
  ],
  [
    "orders in March and April 2024 vs same months 2023",
    "2024-03-01",
    "2024-05-01",
    "2023-03-01",
    "2023-05-01",
  ],
  ["Q1 2024 orders against a year earlier", "2024-01-01", "2024-04-01", "2023-01-01", "2023-04-01"],
  [
    "how many more orders in the first half of 2024 than in the first half of 2023",
    "2024-01-01",
    "2024-07-01",
    "2023-01-01",
    "2023-07-01",
  ],
  ["orders versus the year before in Q1 2024", "2024-01-01", "2024-04-01", "2023-01-01", "2023-04-01"],
])("%s", (text, start, end, before, beforeEnd) => {
  expect(compared(text)).toEqual([
    [start, end],
    [before, beforeEnd],
  ]);
});

it.each([
  "revenue in 2024 vs last year",
  "compare revenue by region last year",
  "revenue vs 2023",
  "team vs last name",
  "revenue in March and in June vs last year",
])("%s compares no figure with the unit before", (text) => {
  expect(compared(text)).toBeNull();
});
