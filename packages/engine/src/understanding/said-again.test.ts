import { expect, it } from "vitest";
import { salesIndex } from "./testing/models.ts";
import { briefOf } from "./testing/read.ts";

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
])("%s", (question, read) => {
  expect(briefOf(sales, question)).toBe(read);
});
