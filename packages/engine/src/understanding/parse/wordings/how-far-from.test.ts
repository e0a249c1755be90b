import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  ["how far are seats taken below seats offered on average", "average(seats_offered - seats_taken)"],
  [
    "by how much are seats taken below those offered in Ulm",
    "average(seats_offered - seats_taken) where city = Ulm",
  ],
])("what a number is below another one of its row: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
