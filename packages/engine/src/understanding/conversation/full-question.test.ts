import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

describe("a full question after another", () => {
  const index = salesIndex();
  it.each([
    [
      ["revenue by country"],
      "revenue by quarter",
      "sum(quantity * unit_price) by quarter(order_date) order g1",
    ],
    [["revenue by country for Germany"], "freight by customer", "sum(freight) by customer_name"],
    [
      ["revenue by customer"],
      "compare freight of Germany and France",
      "sum(freight) by country where country in Germany|France",
    ],
    [
      ["revenue by country"],
      "revenue from new and returning customers by month",
      "sum(quantity * unit_price) by month(order_date), case order g1",
    ],
    [
      ["revenue by country"],
      "are we growing",
      "trend: sum(quantity * unit_price) by month(order_date) order g1",
    ],
    [["revenue by country"], "by category", "sum(quantity * unit_price) by category"],
  ])("%j, then %s", (before, question, expected) => {
    expect(briefOf(index, question, before)).toBe(expected);
  });
});
