import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "./parse-period.ts";

const now = "2024-05-15";

/** The longest period that a text names. */
function spanOf(text: string): string | null {
  const tokens = tokenize(text);
  const [longest] = tokens
    .flatMap((_, at) => periodsAt(tokens, at, now))
    .toSorted((left, right) => right.end - right.start - (left.end - left.start));
  const { start, end } = longest?.period.interval ?? {};
  return longest === undefined ? null : `${start}..${end}`;
}

it.each([
  ["fees in 2023Q1", "2023-01-01..2023-04-01"],
  ["fees 2023-Q4", "2023-10-01..2024-01-01"],
  ["fees Q2/2023", "2023-04-01..2023-07-01"],
  ["fees 1Q23", "2023-01-01..2023-04-01"],
  ["fees 2023H2", "2023-07-01..2024-01-01"],
  ["fees for 2023-11", "2023-11-01..2023-12-01"],
  ["fees in 7/2023", "2023-07-01..2023-08-01"],
  ["fees in 202307", "2023-07-01..2023-08-01"],
  ["fees from 2023-01 to 2023-03", "2023-01-01..2023-04-01"],
  ["fees on 2023-11-05", "2023-11-05..2023-11-06"],
])("%s", (text, span) => {
  expect(spanOf(text)).toBe(span);
});

it("two years in a row, a number of its own and a price are no months", () => {
  expect(spanOf("the 2023-24 season")).toBe("2023-01-01..2024-01-01");
  expect(spanOf("the 2011-12 season")).toBe("2011-01-01..2012-01-01");
  expect(spanOf("order 202307")).toBeNull();
  expect(spanOf("fees over 201399")).toBeNull();
});
