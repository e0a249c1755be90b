import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    sale_lines: {
      fact: true,
      rows: 9000,
      columns: {
        sale_line_id: { type: "integer", role: "key" },
        sale_id: { type: "integer", role: "key" },
        product_id: { type: "integer", role: "key" },
        campaign: { type: "string", values: ["Members Week", "Spring Days"] },
        quantity: { type: "integer" },
        revenue: { type: "decimal" },
      },
    },
    sales_orders: {
      fact: true,
      rows: 3000,
      time: "sold_on",
      columns: {
        sale_id: { type: "integer", role: "key" },
        shop_id: { type: "integer", role: "key" },
        customer_id: { type: "integer", role: "key" },
        sold_on: { type: "date" },
      },
    },
    returns: {
      fact: true,
      rows: 400,
      columns: {
        return_id: { type: "integer", role: "key" },
        sale_line_id: { type: "integer", role: "key" },
        returned_on: { type: "date" },
      },
    },
    customers: {
      naming: "customer_name",
      columns: {
        customer_id: { type: "integer", role: "key" },
        customer_name: { type: "string", values: ["Ann Lee", "Bo Ek"], distinct: 90 },
        city: { type: "string", values: ["New York", "Oslo"] },
        signup_date: { type: "date" },
      },
    },
    products: {
      naming: "product_name",
      columns: {
        product_id: { type: "integer", role: "key" },
        product_name: { type: "string", values: ["Lamp", "Chair"], distinct: 80 },
        category: { type: "string", values: ["Light", "Seats"] },
        list_price: { type: "decimal" },
      },
    },
    shops: {
      naming: "shop_name",
      columns: {
        shop_id: { type: "integer", role: "key" },
        shop_name: { type: "string", values: ["North Gate", "Harbour"], distinct: 20 },
      },
    },
  },
  references: [
    "sale_lines.sale_id>sales_orders.sale_id",
    "sale_lines.product_id>products.product_id",
    "returns.sale_line_id>sale_lines.sale_line_id",
    "sales_orders.shop_id>shops.shop_id",
    "sales_orders.customer_id>customers.customer_id",
  ],
});
const index = buildModelIndex(model, values);
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

describe("the best of each", () => {
  test.each([
    ["top 2 products per shop by revenue", "product_name order m1 desc limit 2 per g1"],
    ["top 3 products by units for each category", "by category, product_name order m1 desc limit 3 per g1"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toContain(expected);
  });

  test.each([
    ["which weekday has the most orders per shop", "order m1 desc limit 1 per g2"],
    ["the top 3 busiest weekdays", "day-of-week"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toContain(expected);
  });

  test.each(["top 3 products per category", "top 3 products by category", "best month per shop"])(
    "%s: by what they are the best is asked",
    (question) => {
      const understood = read(question);
      expect(understood.kind).toBe("ambiguous");
      const choices = understood.kind === "ambiguous" ? understood.readings : [];
      for (const { query } of choices)
        expect(query.kind === "aggregate" && query.limit?.per.length).toBeGreaterThan(0);
    },
  );
});

describe("periods that are compared", () => {
  const comparison = (question: string) => {
    const understood = read(question);
    const query = understood.kind === "readings" ? understood.readings[0]?.query : undefined;
    return query?.kind === "aggregate" && query.comparison !== null
      ? [query.comparison.previous.interval, query.comparison.current.interval]
      : null;
  };
  test.each([
    ["revenue last month compared to the month before", "2024-03-01", "2024-04-01"],
    ["revenue last month vs previous month", "2024-03-01", "2024-04-01"],
    ["revenue last quarter vs the previous period", "2023-10-01", "2024-01-01"],
    ["how did we do last month", "2024-03-01", "2024-04-01"],
    ["revenue in the last 3 months vs the previous period", "2023-11-15", "2024-02-15"],
  ])("%s", (question, start, end) => {
    expect(comparison(question)).toEqual([
      { start, end },
      { start: end, end: expect.any(String) },
    ]);
  });

  test("of nothing in particular are of the main figure", () => {
    expect(briefOf(index, "2023 vs 2022")).toBe(briefOf(index, "total revenue 2023 vs 2022"));
    expect(briefOf(index, "compare this month to last month")).toBe(
      briefOf(index, "total revenue this month vs last month"),
    );
  });

  test("stand beside each other by their units", () => {
    const both = briefOf(index, "compare Q1 and Q2 2023 revenue by category");
    expect(both).toContain("by category, quarter(sold_on)");
    expect(both).toContain("2023-01-01..2023-07-01");
  });
});

describe("growth and direction", () => {
  test("year over year is by year", () => {
    expect(briefOf(index, "revenue growth year over year")).toMatch(/by year\(sold_on\) .*growth/);
  });

  test.each([
    "is revenue going up",
    "are sales getting higher",
    "are sales growing",
    "how is business",
    "are we growing",
    "how fast are we growing",
  ])("%s asks for the trend", (question) => {
    const understood = read(question);
    const [first] = understood.kind === "readings" ? understood.readings : [];
    expect(first?.query).toMatchObject({ kind: "analysis", request: { kind: "trend" } });
  });

  test("what declines is not told without it", () => {
    expect(read("declining product revenue")).toMatchObject({
      kind: "unknown-terms",
      terms: ["declining"],
    });
  });
});

describe("what is said in short", () => {
  test.each([
    ["return rate by category", "/"],
    ["which products have never been sold", "list product_name where related(sale_lines) = 0"],
    ["how many repeat customers do we have", "count(*)"],
    ["how many customers ordered at least 3 times", "count(*) where related(sales_orders) >= 3"],
    ["how many customers bought twice", "count(*) where related(sales_orders) = 2"],
    ["top 3 spenders", "sum(revenue) by customer_name order m1 desc limit 3"],
    ["customers with revenue over 5000", "sum(revenue) by customer_name having"],
    ["which day of the week is busiest", "count(*) by day-of-week(sold_on) order m1 desc limit 1"],
    ["number of returns divided by number of sale lines", "/"],
  ])("%s", (question, expected) => {
    const understood = read(question);
    const [first] =
      understood.kind === "readings" || understood.kind === "ambiguous" ? understood.readings : [];
    expect(first === undefined ? understood : brief(first.query)).toContain(expected);
  });

  test("“new” names no city", () => {
    expect(briefOf(index, "how many new customers did we get in 2023")).not.toContain("New York");
  });

  test("a bound on nothing is no year and no key", () => {
    const understood = read("show me sales orders over 1000");
    const [first] = understood.kind === "readings" ? understood.readings : [];
    expect(first === undefined ? "" : brief(first.query)).not.toContain("1000-01-01");
  });
});
