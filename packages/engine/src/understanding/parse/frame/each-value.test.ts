import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

test.each([
  ["revenue of each beverage", "by product_name where category = Beverages"],
  ["revenue of each beverage product", "by product_name where category = Beverages"],
  ["total quantity for each seafood in 2023", "by product_name where (category = Seafood"],
])("%s: each of that kind", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
