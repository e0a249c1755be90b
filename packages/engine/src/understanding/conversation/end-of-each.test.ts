import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [
    ["lessons by topic", "only Bluewater"],
    "show the highest cost for each one instead of the count",
    "maximum(cost) by topic where school = Bluewater",
  ],
  [["lessons by topic"], "the lowest cost instead", "minimum(cost) by topic"],
  [["lessons by topic in 2023"], "what about the cost for them?", /^sum\(cost\) by topic where enrolled_on/],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toEqual(
    typeof read === "string" ? read : expect.stringMatching(read),
  );
});
