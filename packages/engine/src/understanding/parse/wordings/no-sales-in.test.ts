import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "items with no sales in 2023",
    "list item_name where related(order_items where ordered_at in 2023-01-01..2024-01-01) = 0",
  ],
  ["items with no sales", "list item_name where related(order_items) = 0"],
  ["which items have no sales", "list item_name where related(order_items) = 0"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
