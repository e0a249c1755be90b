import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "average number of orders per month in 2023",
    "count(*) / count-distinct(month(order_date)) where order_date in 2023-01-01..2024-01-01",
  ],
  ["how many orders per day on average", "count(*) / count-distinct(day(order_date))"],
  ["orders per day on average", "count(*) / count-distinct(day(order_date))"],
  ["7-day moving average of orders", "count(*) by day(order_date) order t moving"],
  ["orders per month name", "count(*) by month-of-year(order_date) order g1"],
  ["orders between march and april", "count(*) where order_date in 2024-03-01..2024-05-01"],
  ["compare France and Germany by freight", "sum(freight) by country where country in France|Germany"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it.each([
  ["year over year growth of freight by quarter", 4],
  ["year over year growth of freight by month", 12],
  ["year over year growth of freight", 1],
  ["quarter over quarter growth of freight", 1],
])("%s", (question, lag) => {
  const { query } = best(index, question);
  const [transform] = query.kind === "aggregate" ? query.transforms : [];
  expect(transform?.kind === "growth" && transform.lag).toBe(lag);
});
