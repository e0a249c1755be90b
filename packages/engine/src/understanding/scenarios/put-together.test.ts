import { describe, expect, test } from "vitest";
import { describeQuery } from "../../semantics/describe-query.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { salesIndex, seasonIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

const sales = salesIndex();

const sentence = (index: ModelIndex, question: string): string => {
  const understood = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  const readings =
    understood.kind === "readings" || understood.kind === "ambiguous" ? understood.readings : [];
  const [first] = readings;
  return first === undefined ? understood.kind : describeQuery(first.query, index.model).sentence;
};

describe("figures that a question puts together from columns", () => {
  test.each([
    ["quantity times unit price by category", "Total revenue (quantity × unit price) by category"],
    ["average quantity times unit price", "Average revenue (quantity × unit price)"],
    ["the ratio of unit price to quantity by category", "Average unit price divided by quantity by category"],
    ["difference between unit price and quantity by category", "Total unit price minus quantity by category"],
    ["margin by category (unit price minus quantity)", "Total unit price minus quantity by category"],
  ])("%s", (question, expected) => expect(sentence(sales, question)).toBe(expected));
});

describe("times between two dates", () => {
  test.each([
    ["average days from order to shipment", "Average whole days from order date to shipped date"],
    [
      "how long does it take to ship an order on average",
      "Average whole days from order date to shipped date",
    ],
    [
      "orders that took more than 10 days to ship",
      "Number of orders, where whole days from order date to shipped date is more than 10",
    ],
    [
      "orders that took more than 10 days from order date to shipped date",
      "Order id of orders, where whole days from order date to shipped date is more than 10",
    ],
    [
      "how many days on average from order date to shipped date",
      "Average whole days from order date to shipped date",
    ],
    ["average shipping time in weeks by country", "Average weeks from order date to shipped date by country"],
  ])("%s", (question, expected) => expect(sentence(sales, question)).toBe(expected));
});

describe("bands of numbers", () => {
  test.each([
    [
      "orders by freight: under 50, 50 to 200, over 200",
      "Number of orders by freight in bands under 50, 50 to 200, over 200, where freight is known",
    ],
    [
      "number of orders by freight in steps of 25",
      "Number of orders by freight in steps of 25, where freight is known, ordered by freight in steps of 25",
    ],
    [
      "freight in 100 dollar classes",
      "Number of orders by freight in steps of 100, where freight is known, ordered by freight in steps of 100",
    ],
  ])("%s", (question, expected) => expect(sentence(sales, question)).toBe(expected));
});

describe("words of asking, misspelt", () => {
  test.each([
    ["averge freight by cuontry", "average freight by country"],
    ["hihgest freight", "highest freight"],
    ["montly revenue", "monthly revenue"],
  ])("%s", (slip, right) => expect(sentence(sales, slip)).toBe(sentence(sales, right)));
});

test("moving averages have their size from the number before", () =>
  expect(sentence(sales, "3 month moving average of freight")).toContain(
    "moving average of total freight over 3 rows",
  ));

test("one superlative may be asked of each of several members", () =>
  expect(sentence(sales, "best customer by revenue for Germany and France")).toMatch(
    /top 1 by .* for each country/,
  ));

test("a table without such words is left alone", () =>
  expect(sentence(seasonIndex(), "under 5, 5 to 10")).not.toContain("in bands"));
