import { expect, test } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = courseSheet();

test.each([
  ["how many pieces have we printed", "sum(quantity_printed)"],
  ["how many pieces got thrown out in total", "sum(quantity_rejected)"],
  ["how many pieces were rejected by city", "sum(quantity_rejected) by city"],
  ["how many seats did we offer altogether", "sum(seats_offered)"],
  ["worst single course ever: how many pieces were rejected", "maximum(quantity_rejected)"],
  ["how many courses were held in Ulm", "count(*) where city = Ulm"],
])("the number that is called after a deed: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
