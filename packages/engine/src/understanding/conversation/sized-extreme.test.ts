import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [
    ["total cost of lessons by topic"],
    "just the two that cost most",
    "sum(cost) by topic order m1 desc limit 2",
  ],
  [
    ["total cost of lessons by topic"],
    "only the 3 with the least cost",
    "sum(cost) by topic order m1 limit 3",
  ],
  [
    ["total cost of lessons by topic"],
    "just the one that cost most",
    "sum(cost) by topic order m1 desc limit 1",
  ],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
