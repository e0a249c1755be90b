import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { elseUnmet } from "./else-unmet.ts";

const index = clubIndex();

test.each([
  ["members in Oban", ["else"]],
  ["members not in Oban", []],
])("who else, read as %s", (read, words) => {
  expect(elseUnmet(tokenize("who else is there"), best(index, read))).toEqual(words);
});
