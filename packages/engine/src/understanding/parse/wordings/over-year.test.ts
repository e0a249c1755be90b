import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { overYear } from "./over-year.ts";

test.each([
  ["cost by month through 2024", 3, "in"],
  ["cost per week throughout 2024", 3, "in"],
  ["cost over 2024 by month", 1, "in"],
  ["cost over 2024", 1, null],
  ["members through 2024", 1, null],
])("%s, from word %i", (text, at, expected) =>
  expect(overYear(tokenize(text), at)?.words ?? null).toBe(expected),
);
