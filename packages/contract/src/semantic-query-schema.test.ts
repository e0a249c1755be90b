import { describe, expect, it } from "vitest";
import { aggregateOf, aggregateQuery, fieldOf, listQuery } from "./make-query.ts";
import { semanticQuerySchema } from "./semantic-query-schema.ts";
import type {
  AggregateQuery,
  Expression,
  Filter,
  Measure,
  Period,
  SemanticQuery,
} from "./semantic-query-types.ts";

const field = (
  table: string,
  column: string,
  path: { relationship: string; reversed: boolean }[] = [],
): Expression => fieldOf(table, column, path);

const aggregate = (changes: Partial<AggregateQuery>): AggregateQuery =>
  aggregateQuery("shop", "orders", {
    ...changes,
  });

const toCustomer = { relationship: "orders.customer_id->customers.id", reversed: false };
const lastMonth: Period = {
  expression: { kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false },
  interval: { start: "2024-02-01", end: "2024-03-01" },
};

const revenue: Measure = {
  id: "revenue",
  label: "Revenue",
  expression: aggregateOf("sum", field("orders", "total")),
};

/** One query per feature that the language and warehouse issues rely on. */
const queries: Record<string, SemanticQuery> = {
  "one figure": aggregate({ measures: [revenue] }),
  "ratio of conditional aggregates": aggregate({
    measures: [
      {
        id: "rate",
        label: "Return rate",
        expression: {
          kind: "arithmetic",
          operator: "/",
          left: {
            kind: "aggregate",
            aggregation: "count",
            quantile: null,
            operand: null,
            path: [],
            filter: { kind: "in", operand: field("orders", "status"), values: ["returned"] },
          },
          right: aggregateOf("count", null),
        },
      },
    ],
  }),
  "group, period, having, order, limit per group": aggregate({
    dimensions: [
      { id: "country", label: "Country", expression: field("customers", "country", [toCustomer]) },
      {
        id: "month",
        label: "Month",
        expression: { kind: "truncate", grain: "month", operand: field("orders", "date") },
      },
    ],
    measures: [revenue],
    filter: { kind: "period", operand: field("orders", "date"), period: lastMonth },
    having: {
      kind: "comparison",
      operator: ">",
      left: { kind: "output", id: "revenue" },
      right: { kind: "output-aggregate", id: "revenue", aggregation: "average", quantile: null },
    },
    transforms: [{ id: "share", label: "Share", kind: "share", of: "revenue", per: ["month"] }],
    order: [{ by: { kind: "output", id: "revenue" }, descending: true }],
    limit: { count: 3, offset: 0, per: ["month"], ties: "keep" },
  }),
  "period comparison": aggregate({
    measures: [revenue],
    comparison: {
      time: { path: [], table: "orders", column: "date" },
      current: lastMonth,
      previous: lastMonth,
    },
  }),
  "customers without orders": listQuery("shop", "customers", {
    columns: [{ id: "name", label: "Name", expression: field("customers", "name") }],
    filter: {
      kind: "related",
      path: [{ ...toCustomer, reversed: true }],
      filter: null,
      operator: "=",
      count: 0,
    },
  }),
  "members of the top five": aggregate({
    measures: [revenue],
    filter: {
      kind: "member",
      operand: field("customers", "country", [toCustomer]),
      query: aggregate({ measures: [revenue], limit: { count: 5, offset: 0, per: [], ties: "cut" } }),
    },
  }),
  "set of two": {
    kind: "set",
    source: "shop",
    operation: "intersect",
    left: aggregate({ measures: [revenue] }),
    right: aggregate({ measures: [revenue] }),
    order: [],
    limit: null,
  },
  forecast: {
    kind: "analysis",
    source: "shop",
    request: { kind: "forecast", horizon: 3, grain: "month" },
    query: aggregate({ measures: [revenue] }),
  },
};

describe("semanticQuerySchema", () => {
  it.each(Object.entries(queries))("accepts %s and keeps it unchanged through JSON", (_, query) => {
    expect(semanticQuerySchema.parse(JSON.parse(JSON.stringify(query)))).toEqual(query);
  });

  it("refuses what it does not know, so nothing hides in a query", () => {
    expect(semanticQuerySchema.safeParse({ ...aggregate({}), sql: "drop table orders" }).success).toBe(false);
    const filter = { kind: "sql", text: "1 = 1" } as unknown as Filter;
    expect(semanticQuerySchema.safeParse(aggregate({ filter })).success).toBe(false);
  });

  it("refuses a path that runs in circles for ever", () => {
    const path = Array.from({ length: 13 }, () => toCustomer);
    expect(
      semanticQuerySchema.safeParse(
        aggregate({ dimensions: [{ id: "x", label: "X", expression: field("orders", "id", path) }] }),
      ).success,
    ).toBe(false);
  });
});
