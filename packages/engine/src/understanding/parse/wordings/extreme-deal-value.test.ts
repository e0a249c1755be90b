import { expect, test } from "vitest";
import { chandlerIndex } from "../../testing/chandler-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = chandlerIndex();

test.each([
  ["largest order value", "maximum(overall sum(quantity * unit_price) of the same order_id)"],
  [
    "what was the smallest order amount in 2023",
    "minimum(overall sum(quantity * unit_price) of the same order_id) where ordered_on in 2023-01-01..2024-01-01",
  ],
  [
    "which customer has the highest order value",
    "sum(quantity * unit_price) / count-distinct(order_id) by company order m1 desc limit 1",
  ],
  ["top 5 orders by value", "sum(quantity * unit_price) by order_id order m1 desc limit 5"],
  ["top 5 orders by freight", "list order_id, freight order freight desc limit 5"],
  [
    "how many orders in 2023 and what was their total",
    "count(*), sum(quantity * unit_price) where ordered_on in 2023-01-01..2024-01-01",
  ],
  ["number of orders and their total value by town", "count(*), sum(quantity * unit_price) by town"],
])("what orders come to stands in their lines: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);
