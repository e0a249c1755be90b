import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const sales = salesIndex();

it.each([
  [
    "number of orders and number of orders with freight over 50 by country in 2023",
    "count(*), count(*) by country where order_date in 2023-01-01..2024-01-01",
  ],
  ["number of orders and number of customers by country", "count(*), count(*) by country"],
  [
    "how many customers have at least one order in both 2022 and 2023?",
    "count(*) where (related(orders where order_date in 2022-01-01..2023-01-01) > 0 and related(orders where order_date in 2023-01-01..2024-01-01) > 0)",
  ],
  [
    "how many customers had at least one order in 2022 but none in 2023?",
    "count(*) where (order_date in 2022-01-01..2023-01-01 and not customer_id among list distinct customer_id where order_date in 2023-01-01..2024-01-01)",
  ],
  [
    "how many customers placed orders in 2022 but not in 2023?",
    "count(*) where (order_date in 2022-01-01..2023-01-01 and not customer_id among list distinct customer_id where order_date in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(sales, question)).toBe(read);
});
