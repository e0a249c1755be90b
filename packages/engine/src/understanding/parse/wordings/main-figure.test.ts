import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  ["how much have people given in all", "sum(amount)"],
  ["how much have people donated? leave the tax relief out of it", "sum(amount)"],
  ["what did companies and schools give us together", "sum(amount) where payer in Company|School"],
  ["what does a course come to on average", "average(amount)"],
  ["what does the average course come to, in pounds", "average(amount)"],
])("what rows come to in money: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
