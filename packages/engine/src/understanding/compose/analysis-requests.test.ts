import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { best, brief } from "../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "what will our monthly freight look like until the end of the year",
    "forecast 7: sum(freight) by month(order_date) order g1",
  ],
  ["forecast freight for the rest of the year", "forecast 7: sum(freight) by month(order_date) order t"],
  ["forecast orders for the next 3 months", "forecast 3: count(*) by month(order_date) order t"],
  ["forecast freight until year end", "forecast 7: sum(freight) by month(order_date) order t"],
  ["predict monthly freight until end of year", "forecast 7: sum(freight) by month(order_date) order g1"],
  ["how many orders can we expect in July", "forecast 2: count(*) by month(order_date) order t"],
  ["forecast freight for this year", "forecast 7: sum(freight) by month(order_date) order t"],
  ["12-month freight forecast", "forecast 12: sum(freight) by month(order_date) order t"],
  ["forecast orders 6 months ahead", "forecast 6: count(*) by month(order_date) order t"],
  ["forecast freight for the next 4 weeks", "forecast 4: sum(freight) by week(order_date) order t"],
  ["how many orders will we have next month", "forecast 1: count(*) by month(order_date) order t"],
  ["how many orders will there be in the next 10 days", "forecast 10: count(*) by day(order_date) order t"],
  ["how much will we sell next month", "forecast 1: sum(quantity * unit_price) by month(order_date) order t"],
  ["how will freight develop in the next 6 months", "forecast 6: sum(freight) by month(order_date) order t"],
  ["were there any days with unusually high freight", "anomalies: sum(freight) by day(order_date) order g1"],
  [
    "any months with unusually low freight in 2023",
    "anomalies: sum(freight) by month(order_date) where order_date in 2023-01-01..2024-01-01 order g1",
  ],
  [
    "is there a relation between freight and quantity per month",
    "correlation: sum(freight), sum(quantity) by month(order_date) order g1",
  ],
])("%s", (question, expected) => {
  const { query } = best(index, question);
  const request = query.kind === "analysis" ? query.request : null;
  const horizon = request?.kind === "forecast" ? ` ${request.horizon}` : "";
  expect(brief(query).replace("forecast", `forecast${horizon}`)).toBe(expected);
});

it.each([
  ["on what weekday is the most freight", "sum(freight) by day-of-week(order_date) order m1 desc limit 1"],
  ["highest freight by country", "maximum(freight) by country"],
  ["freight trend by quarter", "sum(freight) by quarter(order_date) order g1"],
])("%s", (question, expected) => {
  expect(brief(best(index, question).query)).toBe(expected);
});

it.each([
  ["what will freight be next quarter", "2024-07-01 2024-10-01", 4],
  ["forecast freight for 2025", "2025-01-01 2026-01-01", 19],
  ["forecast freight for next month", null, 1],
])("%s asks for that time, and reaches to its end", (question, asked, horizon) => {
  const { query } = best(index, question);
  const request = query.kind === "analysis" && query.request.kind === "forecast" ? query.request : null;
  const { start, end } = request?.asked?.interval ?? {};
  expect([start === undefined ? null : `${start} ${end}`, request?.horizon]).toEqual([asked, horizon]);
});

it.each([
  ["why did freight drop in March 2024", "fall"],
  ["why is freight up", "rise"],
  ["why did freight change in March 2024", undefined],
])("%s supposes that it went that way", (question, supposed) => {
  const { query } = best(index, question);
  const request = query.kind === "analysis" && query.request.kind === "drivers" ? query.request : null;
  expect([request?.kind, request?.supposed]).toEqual(["drivers", supposed]);
});

it.each([
  ["how concentrated is freight by country", null],
  ["is freight concentrated in a few countries", null],
  ["what share of freight comes from the top 10 % of countries", 0.1],
  ["how much of our freight do the largest 5 percent of the countries make up", 0.05],
])("%s asks what the largest make up of the whole", (question, top) => {
  const { query } = best(index, question);
  expect(query.kind === "analysis" ? query.request : null).toEqual({ kind: "concentration", top });
  expect(brief(query)).toMatch(/^concentration: sum\(freight\) by .*country order m1 desc$/);
});

it.each(["how concentrated is our freight", "freight concentration"])(
  "%s is of the customers",
  (question) => {
    expect(brief(best(index, question).query)).toMatch(
      /^concentration: sum\(freight\) by customer.* order m1 desc$/,
    );
  },
);

it("a histogram of order values is of each order's", () => {
  const { query } = best(index, "histogram of order values in 2023");
  expect(brief(query)).toMatch(/^distribution: sum\(.*\) by order_id where order_date in 2023/);
});

it("follows a figure by the years that a column has as numbers", () => {
  const { model, values } = makeModel({
    tables: {
      editions: {
        rows: 6,
        columns: { year: { type: "integer", role: "key", minimum: 2018, maximum: 2023 } },
      },
      fairs: {
        fact: true,
        rows: 120,
        time: "held_on",
        columns: {
          fair_id: { type: "integer", role: "key" },
          edition: { type: "integer" },
          held_on: { type: "date" },
          visitors: { type: "integer" },
        },
      },
    },
    references: ["fairs.edition>editions.year"],
  });
  const fairs = buildModelIndex(model, values);
  expect(brief(best(fairs, "how have visitors developed year by year").query)).toBe(
    "trend: sum(visitors) by year(held_on) order t",
  );
});
