import { expect, test } from "vitest";
import { expandedWords } from "./names.ts";

test.each([
  [["insp", "min"], "minute"],
  [["repair", "min"], "minute"],
  [["temp", "min"], "minimum"],
])("%j ends in %s", (words, last) => {
  expect(expandedWords(words).at(-1)).toBe(last);
});
