import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "freight in november, each year",
    "sum(freight) by year(order_date) where month-of-year(order_date) in 11 order g1",
  ],
  [
    "freight every december",
    "sum(freight) by month(order_date) where month-of-year(order_date) in 12 order g1",
  ],
  [
    "freight in q4 by year",
    "sum(freight) by year(order_date) where quarter-of-year(order_date) in 4 order g1",
  ],
  ["freight in november", "sum(freight) where order_date in 2023-11-01..2023-12-01"],
  ["number of orders on saturdays and sundays", "count(*) where day-of-week(order_date) in 6|7"],
  [
    "freight h1 2024 vs h1 2023",
    "sum(freight) by year(order_date) where (order_date in 2024-01-01..2024-07-01 or order_date in 2023-01-01..2023-07-01) order v1",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
