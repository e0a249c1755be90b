import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "items never ordered in 2023",
    "list item_name where not item_id among list distinct item_id where ordered_at in 2023-01-01..2024-01-01",
  ],
  [
    "items not ordered in 2023",
    "list item_name where related(order_items>order_items where ordered_at in 2023-01-01..2024-01-01) = 0",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
