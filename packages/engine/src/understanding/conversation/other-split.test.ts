import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const index = salesIndex();

it.each([
  [["revenue by segment"], "drop the segment, do it by country", "sum(quantity * unit_price) by country"],
  [
    ["revenue by segment in 2023", "only customers in France"],
    "forget the segment and split it by category",
    "sum(quantity * unit_price) by category where (order_date in 2023-01-01..2024-01-01 and country = France)",
  ],
  [["number of customers in France"], "what about every country", "count(*) by country"],
  [["number of customers in France"], "no, Germany", "count(*) where country = Germany"],
  [["number of customers in France"], "sorry, not France, Germany", "count(*) where country = Germany"],
])("%j, then %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
