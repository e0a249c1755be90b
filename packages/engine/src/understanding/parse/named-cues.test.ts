import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { namedCues } from "./named-cues.ts";

it.each([
  ["33 tries against", 1, 3, 1],
  ["date of birth", 0, 3, 0],
  ["a total greater than 21, and more", 1, 2, 1],
  ["an against of 56", 1, 2, 1],
  ["the total of 17 medals", 1, 2, 0],
  ["the total of sales", 1, 2, 0],
  ["total 17", 0, 1, 0],
  ["jumps and total", 2, 3, 1],
  ["and total of jumps", 1, 2, 0],
])("%s", (text, start, end, count) => {
  expect(namedCues(tokenize(text), { start, end })).toBe(count);
});
