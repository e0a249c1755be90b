import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([
  [
    "which two items cost the most and who makes them",
    "list item_name, maker_name order list_price desc limit 2",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
