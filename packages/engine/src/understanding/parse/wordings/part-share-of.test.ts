import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  ["vegan share of sales", "100 * sum(line_total) / sum(line_total)"],
  [
    "what is the vegan share of revenue in 2023",
    "100 * sum(line_total) / sum(line_total) where ordered_at in 2023-01-01..2024-01-01",
  ],
  ["vegan share of items sold", "100 * sum(quantity) / sum(quantity)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
