import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "weeks with more orders than the average week",
    "count(*) by week(ordered_at) having m1 > output-aggregate order g1",
  ],
  [
    "which months had below average revenue",
    "sum(line_total) by month(ordered_at) having m1 < output-aggregate order g1",
  ],
  [
    "months where revenue was above the average month",
    "sum(line_total) by month(ordered_at) having m1 > output-aggregate order g1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
