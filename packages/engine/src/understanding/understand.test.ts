import { describe, expect, it } from "vitest";
import { concertIndex, salesIndex, seasonIndex } from "./testing/models.ts";
import { best, briefOf } from "./testing/read.ts";
import { understand } from "./understand.ts";

describe("a sales star", () => {
  const index = salesIndex();
  it.each([
    ["How many customers are there?", "count(*)"],
    ["number of orders", "count(*)"],
    ["average freight", "average(freight)"],
    ["total revenue by country", "sum(quantity * unit_price) by country"],
    [
      "monthly revenue in 2023",
      "sum(quantity * unit_price) by month(order_date) where order_date in 2023-01-01..2024-01-01 order g1",
    ],
    ["top 5 customers by revenue", "sum(quantity * unit_price) by customer_name order m1 desc limit 5"],
    ["freight by segment, top 2", "sum(freight) by segment order m1 desc limit 2"],
    ["freight by segment in 2023", "sum(freight) by segment where order_date in 2023-01-01..2024-01-01"],
    ["orders per customer", "count(*) by customer_name"],
    ["how many orders were placed by customers from Germany", "count(*) where country = Germany"],
    ["customers in France and Germany", "list customer_name where country in France|Germany"],
    ["customers with more than 3 orders", "list customer_name where related(orders) > 3"],
    ["customers who never placed an order", "list customer_name where related(orders) = 0"],
    [
      "products cheaper than the average price",
      "list product_name where list_price < overall average(list_price)",
    ],
    ["which product sold the most units", "sum(quantity) by product_name order m1 desc limit 1"],
    ["the cheapest product", "list product_name order list_price limit 1"],
    ["number of custmers in the UK", "count(*) where country = United Kingdom"],
    ["how many Midmarket customers do we have", "count(*) where segment = Mid-Market"],
    ["orders last month", "count(*) where order_date in 2024-04-01..2024-05-01"],
    ["orders not shipped", "count(*) where shipped_date missing"],
    ["unshipped orders", "count(*) where shipped_date missing"],
    ["what percentage of customers are Midmarket?", "100 * count(*) / count(*)"],
    ["cumulative revenue by month", "sum(quantity * unit_price) by month(order_date) order g1 running"],
    ["month over month growth in number of orders", "count(*) by month(order_date) order t growth"],
    [
      "revenue per customer segment and year",
      "sum(quantity * unit_price) by segment, year(order_date) order g2",
    ],
    ["units sold by category", "sum(quantity) by category"],
    ['products containing "choc" in the name', "list product_name where product_name contains choc"],
    [
      "forecast revenue for the next 3 months",
      "forecast: sum(quantity * unit_price) by month(order_date) order t",
    ],
    ["Germany vs France: number of customers", "count(*) by country where country in Germany|France"],
    ["average order value", "sum(quantity * unit_price) / count-distinct(order_id)"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });

  it("says how revenue was computed", () => {
    expect(best(index, "total revenue").assumptions).toEqual(["revenue = quantity × unit price"]);
  });

  it("shows the value that a word was taken for", () => {
    const { matches } = best(index, "number of customers in the UK");
    expect(matches.find(({ kind }) => kind === "value")).toMatchObject({
      text: "UK",
      meaning: "country = United Kingdom",
      evidence: "alias",
    });
  });

  it("ranks other readings behind and is surer of the first", () => {
    const read = understand({
      question: "freight of orders in 2023",
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15",
    });
    if (read.kind !== "readings") throw new Error(read.kind);
    const scores = read.readings.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(read.readings.length).toBeGreaterThan(1);
    expect(read.readings[0]?.confidence).toBeGreaterThan(read.readings[1]?.confidence ?? 1);
  });
});

describe("singers and concerts", () => {
  const index = concertIndex();
  it.each([
    ["Show the name and the country of the oldest singer", "list name, country order age desc limit 1"],
    ["How many singers are from each country?", "count(*) by country"],
    [
      "List the names of singers who sang in concerts with the theme Free choice",
      "list name where theme = Free choice",
    ],
    [
      "Which singer has the most concerts?",
      "count(*) by name where not singer_id missing order m1 desc limit 1",
    ],
    ["names of singers ordered by age in descending order", "list name order age desc"],
    ["What are the different countries of singers older than 20?", "list distinct country where age > 20"],
    [
      "What is the minimum, average and maximum age of all singers?",
      "minimum(age), average(age), maximum(age)",
    ],
    ["countries with at least 2 singers", "count(*) by country having m1 >= 2"],
    ["What is the most common country of singers?", "count(*) by country order m1 desc limit 1"],
    ["Which singers are not from France?", "list name where country != France"],
    ["singers whose age is between 20 and 30", "list name where age between 20 and 30"],
    ["How many concerts were there in 2014?", "count(*) where year = 2014"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question).replaceAll(/, count\(\*\)/g, "")).toBe(expected);
  });
});

describe("one table with arbitrary headings", () => {
  const index = seasonIndex();
  it.each([
    [
      "Which opponent has a venue of h, and a result of 0-1, and a date of 29 august 1998?",
      "list distinct opponent where (venue = h and result = 0-1 and date = 29 august 1998)",
    ],
    [
      "What is the lowest attendance when the opponent is Aston Villa?",
      "minimum(attendance) where opponent = Aston Villa",
    ],
    ["What was the result against west ham united?", "list result where opponent = West Ham United"],
    ["How many rounds have an attendance larger than 100?", "count-distinct(round) where attendance > 100"],
    ["What is the venue for round 3?", "list venue where round = 3"],
    ["Name the opponent for 3 round", "list opponent where round = 3"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
