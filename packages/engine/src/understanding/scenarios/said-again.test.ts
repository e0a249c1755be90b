import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const sales = salesIndex();

it.each([
  [
    "For each country, what percentage of orders have freight over 50? Return the country and the percentage.",
    "100 * count(*) / count(*) by country",
  ],
  [
    "What share of orders have freight over 50, per country? return country, and share in percent",
    "100 * count(*) / count(*) by country",
  ],
  [
    "What is the difference between the highest and the lowest freight for each country? Return the country and difference.",
    "maximum(freight) - minimum(freight) by country",
  ],
  [
    "For each country, return the difference between the maximum freight and the minimum freight",
    "maximum(freight) - minimum(freight) by country",
  ],
  [
    "For each country, return the highest freight, the lowest freight and the average freight",
    "maximum(freight), minimum(freight), average(freight) by country",
  ],
  [
    "What are the maximum, minimum and average freight per country? return country, maximum freight, minimum freight, and average freight",
    "maximum(freight), minimum(freight), average(freight) by country",
  ],
  [
    "Return the month, number of orders and total freight for 2023",
    "count(*), sum(freight) by month(order_date) where order_date in 2023-01-01..2024-01-01 order g1",
  ],
  [
    "For orders with a freight above 50, return the country and the number of orders.",
    "count(*) by country where freight > 50",
  ],
  [
    "number of orders between Jan 5, 2023 and Feb 9, 2023, inclusive of start and end dates",
    "count(*) where order_date in 2023-01-05..2023-02-10",
  ],
  ["top 2 most frequent countries of orders with their counts", "count(*) by country order m1 desc limit 2"],
  [
    "Rank the countries by total freight. Return the country, the number of orders, the total freight and the rank, with rank 1 for the highest.",
    "count(*), sum(freight) by country order m2 desc rank",
  ],
])("%s", (question, read) => {
  expect(briefOf(sales, question)).toBe(read);
});
