import { expect, test } from "vitest";
import { courseSheet } from "../testing/course-sheet.ts";
import { briefOf } from "../testing/read.ts";

const index = courseSheet();
const rejected = "100 * sum(quantity_rejected) / sum(quantity_printed)";
const taken = "100 * sum(seats_taken) / sum(seats_offered)";

test.each([
  ["what fraction of the pieces we printed was rejected", rejected],
  ["share of pieces rejected by city", `${rejected} by city`],
  ["how much of what we printed was rejected, in percent", rejected],
  ["percentage of seats taken per city", `${taken} by city`],
  ["what share of the seats offered was taken", taken],
])("one number in percent of another one: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a share of rows is none of numbers", () => {
  expect(briefOf(index, "what share of courses was held in Ulm")).not.toContain("sum(");
});
