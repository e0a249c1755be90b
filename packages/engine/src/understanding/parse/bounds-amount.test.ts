import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

it.each([
  ["orders with freight over 2000", /^count\(\*\) where freight > 2000$/],
  ["products with more than 2010 units in 2023", /having m1 > 2010/],
  ["orders after 2022", /order_date in 2023-01-01/],
])("%s", (question, expected) => {
  expect(briefOf(salesIndex(), question)).toMatch(expected);
});
