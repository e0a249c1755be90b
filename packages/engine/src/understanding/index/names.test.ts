import { expect, test } from "vitest";
import { expandedWords } from "./names.ts";

test.each([
  [["insp", "min"], "minute"],
  [["repair", "min"], "minute"],
  [["temp", "min"], "minimum"],
])("%j ends in %s", (words, last) => {
  expect(expandedWords(words).at(-1)).toBe(last);
});

test.each([
  [
    ["given", "name"],
    ["first", "name"],
  ],
  [
    ["family", "name"],
    ["last", "name"],
  ],
  [
    ["family", "size"],
    ["family", "size"],
  ],
])("%j is %j", (words, read) => {
  expect(expandedWords(words)).toEqual(read);
});
