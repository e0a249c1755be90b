import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  ["how much have people given in all", "sum(amount)"],
  ["how much have people donated? leave the tax relief out of it", "sum(amount)"],
  ["what did companies and schools give us together", "sum(amount) where payer in Company|School"],
  ["how much did we raise in 2023", "sum(amount) where held_on in 2023-01-01..2024-01-01"],
  [
    "in which month of the year do we raise the most? all years together",
    "sum(amount) by month-of-year(held_on) order m1 desc limit 1",
  ],
  ["what does a course come to on average", "average(amount)"],
  ["what does the average course come to, in pounds", "average(amount)"],
])("what rows come to in money: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
