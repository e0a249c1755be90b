import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "What are the number of the order dates of the orders with freight above 30?",
    "count(*) by order_date where freight > 30",
  ],
  ["number of product categories", "count-distinct(category)"],
  ["number of customer orders", "count(*)"],
])("what stands last is counted: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
