import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { notOnlyDenied } from "./not-only-denied.ts";

const index = clubIndex();

test.each([
  ["not just Oban", "members not in Oban", ["not just"]],
  ["not just Oban", "members in Oban", ["not just"]],
  ["members in Oban, not just men", "members in Oban", []],
  ["not Oban", "members not in Oban", []],
])("%s, read as %s", (said, read, words) => {
  expect(notOnlyDenied(tokenize(said), best(index, read))).toEqual(words);
});
