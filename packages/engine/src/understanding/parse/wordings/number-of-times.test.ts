import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { numberOfTimes } from "./number-of-times.ts";

test.each([
  ["two or more times", 0, "at least 2 times"],
  ["twice or less", 0, "at most 2 times"],
  ["names that show up 7 times", 2, "occur exactly 7 times"],
  ["names that occur three times", 2, "occur exactly 3 times"],
  ["names that show up more than 7 times", 2, null],
  ["names that show up 7 days", 2, null],
])("%s", (question, at, said) => {
  expect(numberOfTimes(tokenize(question), at)?.words ?? null).toBe(said);
});
