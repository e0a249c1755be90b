import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  "of the courses that got a rating, what percentage got a 4 or a 5",
  "out of everybody who gave a rating, how many percent are fans, i.e. a 4 or a 5",
])("of those that have a mark the share that have such a one: %s", (question) => {
  const read = briefOf(index, question);
  expect(read).toBe("100 * count(*) / count(*) where not rating missing");
});
