import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  ["how many courses took more people than the seats offered", "count(*) where seats_taken > seats_offered"],
  ["how many courses have fewer seats taken than offered", "count(*) where seats_taken < seats_offered"],
  [
    "courses with seats taken at or above seats offered, count",
    "count(*) where seats_taken >= seats_offered",
  ],
  ["how many courses have a rating above 3", "count(*) where rating > 3"],
])("two numbers of one row held against each other: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
