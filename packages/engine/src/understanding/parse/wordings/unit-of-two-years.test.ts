import { expect, it } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { unitOfTwoYears } from "./unit-of-two-years.ts";

it.each([
  ["January to August: 2024 compared to 2023", 3, ""],
  ["Q1, this year and last", 1, "this year vs last year"],
  ["March this year and last year", 1, "this year vs last year"],
  ["in March, 2024", 2, null],
  ["orders: 2024 and 2023", 1, null],
])("%s", (question, at, words) => {
  expect(unitOfTwoYears(tokenize(question), at)?.words ?? null).toBe(words);
});
