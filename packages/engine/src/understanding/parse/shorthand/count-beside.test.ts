import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["lessons in 2024: number and total cost", "count(*), sum(cost) where enrolled_on in 2024"],
  [
    "lessons from May 2024 (how many and average cost)",
    "count(*), average(cost) where enrolled_on in 2024-05",
  ],
  ["lessons per school - average cost, count", "count(*), average(cost) by school"],
  [
    "radio use lessons: how many and what is the average cost",
    "count(*), average(cost) where topic = Radio use",
  ],
  ["how many radio use and average cost", "count(*), average(cost) where topic = Radio use"],
  ["number of radio use and total cost by school", "count(*), sum(cost) by school where topic = Radio use"],
])("rows are counted beside figures of theirs: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([["lessons in 2024: number and cost", "list"]])(
  "a number of each row stays one: %s",
  (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  },
);
