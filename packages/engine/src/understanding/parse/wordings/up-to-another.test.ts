import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { upToAnother } from "./up-to-another.ts";

test.each([
  ["rate from 200 up to 300", 3, "to"],
  ["rate between 200 and up to 300", 4, ""],
  ["rate up to 300", 1, null],
  ["bands 0 to 10, 20 up to 40", 6, null],
])("%s, from word %i", (text, at, expected) =>
  expect(upToAnother(tokenize(text), at)?.words ?? null).toBe(expected),
);
