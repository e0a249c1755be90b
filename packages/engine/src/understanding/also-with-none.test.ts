import { expect, test } from "vitest";
import { salesIndex } from "./testing/models.ts";
import { best, brief } from "./testing/read.ts";

const sales = salesIndex();
const groupsOf = (index: typeof sales, question: string): [string, unknown] => {
  const { query } = best(index, question);
  return [brief(query), query.kind === "aggregate" && query.emptyGroups];
};

test.each([
  "orders per customer, including those with none",
  "orders per customer including customers without any orders",
  "number of orders per customer, even customers who never ordered anything",
  "orders per customer (zeros too)",
  "orders per customer, also the empty ones",
  "how many orders did each customer place, 0 if none",
  "orders per customer, even if there are none",
])("%s: all customers", (question) => {
  expect(groupsOf(sales, question)).toEqual(["count(*) by customer_name", "include"]);
});

test("groups without rows stand beside a period and a rank", () => {
  expect(groupsOf(sales, "orders per customer in 2023, including those with none")).toEqual([
    "count(*) by customer_name where order_date in 2023-01-01..2024-01-01",
    "include",
  ]);
  expect(groupsOf(sales, "orders per customer, including customers with none in 2023")).toEqual([
    "count(*) by customer_name where order_date in 2023-01-01..2024-01-01",
    "include",
  ]);
  expect(groupsOf(sales, "freight by segment, even those without orders, in 2023")).toEqual([
    "sum(freight) by segment where order_date in 2023-01-01..2024-01-01",
    "include",
  ]);
});

test("rows that lack something of their own belong to the rest, and groups are not asked for", () => {
  expect(groupsOf(sales, "freight by segment, including those with no shipped date")).toEqual([
    "sum(freight) by segment",
    "omit",
  ]);
});

test("customers without orders are still those alone where nothing includes them", () => {
  expect(brief(best(sales, "customers without any orders").query)).toBe(
    "list customer_name where related(orders) = 0",
  );
});
