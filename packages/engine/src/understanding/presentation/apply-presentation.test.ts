import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";

const index = salesIndex();

describe("what a picture is to show", () => {
  it.each([
    [
      "Give me the comparison about the average of list_price over the category, and group by attribute category",
      "average(list_price) by category",
    ],
    [
      "Give me the comparison about list_price over the product_name, show by the y-axis in descending order",
      "list product_name, list_price order c1 desc",
    ],
    ["Show the proportion of each segment", "count(*) by segment"],
    [
      "Show the country of all customers, and list in descending by the Y",
      "count(*) by country order count desc",
    ],
    [
      "Draw a bar chart about the distribution of category and the average of list_price, sort by the bars in asc",
      "average(list_price) by category order d1",
    ],
    ["What are the countries of the customers, and count them by a bar chart", "count(*) by country"],
    ["A bar chart of the number of countries of customers", "count(*) by country"],
    ["Give me the trend about the number of order_date over order_date", "count(*) by order_date"],
    ["A scatter plot of freight vs quantity by segment", "list freight, quantity, segment"],
    ["Scatter plot to show quantity on x axis and unit_price on y axis", "list quantity, unit_price"],
    [
      "Give me the comparison about the sum of customer_id over the country, and group by attribute country",
      "sum(customer_id) by country",
    ],
    ["Compare the number of countries from the customers table", "count(*) by country"],
    ["What is the relationship between segment and freight?", "correlation: list segment, freight"],
    ["What is the relationship between quantity and unit price?", "correlation: list quantity, unit_price"],
    [
      "For those customers whose country is France, give me the comparison about customer_id over the segment",
      "list segment, customer_id where country = France",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("the order of a picture", () => {
  it.each([
    ["number of customers by country, and rank by the country in desc", "count(*) by country order g1 desc"],
    [
      "Show the number of customers of different segments, and list the number of segments in asc order",
      "count(*) by segment order m1",
    ],
    [
      "number of customers by country, could you sort by the total number in asc?",
      "count(*) by country order m1",
    ],
    [
      "number of customers by country, list names in descending order please",
      "count(*) by country order g1 desc",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("time in units", () => {
  it.each([
    [
      "number of orders by order date, bin order date by weekday",
      "count(*) by day-of-week(order_date) order g1",
    ],
    [
      "number of orders by order date, and bin the order date into year interval",
      "count(*) by year(order_date) order g1",
    ],
    ["number of orders by segment, bin order date by year", "count(*) by segment, year(order_date) order g2"],
    [
      "Give me the comparison about the average of freight over the order_date bin order_date by weekday",
      "average(freight) by day-of-week(order_date) order g1",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

it.each([
  ["Show me about the correlation between quantity and unit_price in a scatter chart", "scatter"],
  ["I want to see the trend of the number of orders by order date", "line"],
  ["revenue by segment and country, stacked bar chart", "stacked-bar"],
])("%s is drawn as a %s", (question, chart) => {
  const { query } = best(index, question);
  const inner = query.kind === "analysis" ? query.query : query;
  expect(inner).toMatchObject({ chart });
});

it.each([
  ["Compare the number of customers by country", "bar"],
  ["Compare the number of customers by country and segment", null],
  ["Compare the number of orders by month", null],
])("%s leans to %s", (question, chart) => {
  expect(best(index, question).query).toMatchObject({ kind: "aggregate", chart });
});

it("shows the groups of a picture, which are its axis", () => {
  const text =
    "give me the comparison about the average of list_price over the category, and group by attribute category";
  expect(best(index, text).query).toMatchObject({ dimensions: [{ id: "g1" }], hidden: [], chart: "bar" });
});

it.each([
  ["box plot of list_price by category", "distribution: list category, list_price"],
  ["histogram of the average list_price", "distribution: list list_price"],
  ["bar chart of the average list_price by category", "average(list_price) by category"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
