import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

it.each([
  ["2023 freight", "sum(freight) where order_date in 2023-01-01..2024-01-01"],
  ["total 2023 freight by country", "sum(freight) by country where order_date in 2023-01-01..2024-01-01"],
  ["what was 2023 freight?", "sum(freight) where order_date in 2023-01-01..2024-01-01"],
  [
    "2022 vs 2023 freight",
    "sum(freight) by year(order_date) where (order_date in 2022-01-01..2023-01-01 or order_date in 2023-01-01..2024-01-01) order v1",
  ],
  ["total freight before 2023", "sum(freight) where order_date in ..2023-01-01"],
])("a year beside a figure is when: %s", (question, expected) => {
  expect(briefOf(salesIndex(), question)).toBe(expected);
});
