import {
  aggregateOf,
  type Expression,
  type Failure,
  type Filter,
  type Literal,
  type SemanticQuery,
} from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { back, field, figures, list, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { checkQuery } from "./check-query.ts";

const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const country = {
  id: "country",
  label: "Country",
  expression: field([to("order-customer")], "customers", "country"),
};
const constant = (value: Literal): Expression => ({ kind: "constant", value, type: null });
const equals = (left: Expression, value: Literal): Filter => ({
  kind: "comparison",
  operator: "=",
  left,
  right: constant(value),
});

function failureOf(query: SemanticQuery): Failure | null {
  const checked = checkQuery(query, shopModel);
  return checked.ok ? null : checked.failure;
}

test("a good query passes, its tables corrected", () => {
  const wrong = { ...country, expression: field([to("order-customer")], "nowhere", "country") };
  const checked = checkQuery(figures({ measures: [revenue], dimensions: [wrong] }), shopModel);
  expect(checked).toEqual({ ok: true, value: figures({ measures: [revenue], dimensions: [country] }) });
});

describe("names that the model does not have", () => {
  test("a column", () =>
    expect(
      failureOf(list({ columns: [{ id: "x", label: "", expression: field([], "orders", "nope") }] })),
    ).toEqual({
      code: "unknown-field",
      table: "orders",
      column: "nope",
    }));

  test("a subject", () =>
    expect(failureOf(list({ subject: "nope" }))).toEqual({
      code: "unknown-field",
      table: "nope",
      column: null,
    }));

  test("a relationship", () =>
    expect(failureOf(figures({ measures: [{ ...revenue, expression: rowCount([to("nope")]) }] }))).toEqual({
      code: "unknown-relationship",
      relationship: "nope",
    }));

  test("a relationship that starts elsewhere", () =>
    expect(
      failureOf(figures({ measures: [{ ...revenue, expression: rowCount([to("origin")]) }] })),
    ).toMatchObject({
      code: "unsafe-join",
      from: "orders",
    }));

  test("an output", () =>
    expect(
      failureOf(
        figures({ measures: [revenue], order: [{ by: { kind: "output", id: "nope" }, descending: true }] }),
      ),
    ).toMatchObject({ code: "invalid-query", where: "/order/0/by" }));

  test("a hidden output, and all of them hidden", () => {
    expect(failureOf(figures({ measures: [revenue], hidden: ["nope"] }))).toMatchObject({ where: "/hidden" });
    expect(failureOf(figures({ measures: [revenue], hidden: ["revenue"] }))).toMatchObject({
      where: "/hidden",
    });
  });

  test("another source", () =>
    expect(failureOf({ ...figures({ measures: [revenue] }), source: "other" })).toMatchObject({
      where: "/source",
    }));
});

describe("grain", () => {
  const counted = (path: ReturnType<typeof to>[], operand: Expression) =>
    figures({
      measures: [
        {
          id: "m",
          label: "",
          expression: aggregateOf("sum", operand, path),
        },
      ],
    });

  test("a measure cannot add what repeats its rows", () =>
    expect(failureOf(counted([], field([back("line-order")], "lines", "quantity")))).toEqual({
      code: "unsafe-join",
      from: "orders",
      to: "lines",
      reason: "one row would be counted several times",
    }));

  test("but may add what its rows reach", () =>
    expect(failureOf(counted([back("line-order")], field([], "orders", "total")))).toBeNull());

  test("a many-to-many relationship is never to-one", () =>
    expect(
      failureOf({ ...counted([], field([to("tag")], "customers", "id")), subject: "tags" }),
    ).toMatchObject({ code: "unsafe-join", from: "tags", to: "customers" }));

  test("related rows are counted under conditions on one row each", () => {
    const filter: Filter = {
      kind: "related",
      path: [back("order-customer")],
      filter: {
        kind: "comparison",
        operator: ">",
        left: field([back("line-order")], "lines", "quantity"),
        right: constant(1),
      },
      operator: ">=",
      count: 2,
    };
    const query = list({
      subject: "customers",
      columns: [{ id: "c", label: "", expression: field([], "customers", "id") }],
      filter,
    });
    expect(failureOf(query)).toMatchObject({ code: "unsafe-join" });
    expect(failureOf({ ...query, filter: { ...filter, operator: ">", count: 0 } })).toBeNull();
    expect(failureOf({ ...query, filter: { ...filter, path: [], filter: null } })).not.toBeNull();
  });
});

describe("types", () => {
  test.each<[string, Filter, string]>([
    ["a word against a number", equals(field([], "orders", "total"), "many"), "/filter"],
    ["a word against a date", equals(field([], "orders", "placed"), "soon"), "/filter"],
    ["a number against a boolean", equals(field([], "orders", "paid"), 1), "/filter"],
    [
      "a value in a list",
      { kind: "in", operand: field([], "orders", "id"), values: [1, "x"] },
      "/filter/values/1",
    ],
    [
      "a period of a number",
      {
        kind: "period",
        operand: field([], "orders", "total"),
        period: { expression: { kind: "absolute", grain: null }, interval: { start: null, end: null } },
      },
      "/filter/operand",
    ],
    [
      "a period that ends before it starts",
      {
        kind: "period",
        operand: field([], "orders", "placed"),
        period: {
          expression: { kind: "absolute", grain: null },
          interval: { start: "2024-02-01", end: "2024-01-01" },
        },
      },
      "/filter/period/interval",
    ],
    ["an output where rows are", equals({ kind: "output", id: "revenue" }, 1), "/filter/left"],
  ])("%s is not valid", (_, filter, where) =>
    expect(failureOf(figures({ measures: [revenue], filter }))).toMatchObject({
      code: "invalid-query",
      where,
    }),
  );

  test("numbers and dates may come as text", () => {
    const filters = [
      equals(field([], "orders", "total"), "12.5"),
      equals(field([], "orders", "placed"), "2024-01-01"),
    ];
    expect(failureOf(figures({ measures: [revenue], filter: { kind: "and", filters } }))).toBeNull();
  });

  test("sums need numbers, quantiles their fraction", () => {
    const measure = { id: "m", label: "", expression: total([to("order-customer")], "customers", "name") };
    expect(failureOf(figures({ measures: [measure] }))).toMatchObject({
      where: "/measures/0/expression/operand",
    });
    const quantile = { ...total([], "orders", "total"), aggregation: "quantile" as const };
    expect(
      failureOf(figures({ measures: [{ ...revenue, expression: quantile as typeof revenue.expression }] })),
    ).toMatchObject({
      where: "/measures/0/expression/quantile",
    });
  });
});

describe("parts of a query", () => {
  test("two outputs of one name", () =>
    expect(failureOf(figures({ measures: [revenue, revenue] }))).toMatchObject({ code: "invalid-query" }));

  test("nothing asked for", () =>
    expect(failureOf(figures({}))).toMatchObject({ code: "invalid-query", where: "" }));

  test("having speaks of results only", () =>
    expect(
      failureOf(figures({ measures: [revenue], having: equals(field([], "orders", "total"), 1) })),
    ).toMatchObject({
      where: "/having/left",
    }));

  test("a transform reads what comes before it", () => {
    const share = { id: "share", label: "", kind: "share" as const, of: "revenue", per: ["country"] };
    expect(
      failureOf(figures({ measures: [revenue], dimensions: [country], transforms: [share] })),
    ).toBeNull();
    expect(failureOf(figures({ measures: [revenue], transforms: [share] }))).toMatchObject({
      where: "/transforms/0",
    });
  });

  test("a named measure belongs to its table", () => {
    const aov = (path: ReturnType<typeof to>[]) => ({
      id: "aov",
      label: "",
      expression: { kind: "derived" as const, measure: "aov", path },
    });
    expect(failureOf(figures({ measures: [aov([])] }))).toBeNull();
    expect(failureOf(figures({ subject: "lines", measures: [aov([to("line-order")])] }))).toBeNull();
    expect(failureOf(figures({ measures: [aov([to("order-customer")])] }))).toMatchObject({
      code: "invalid-query",
    });
  });

  test("sides of a set are alike", () => {
    const names = list({
      subject: "customers",
      columns: [{ id: "n", label: "", expression: field([], "customers", "name") }],
    });
    const set = { kind: "set" as const, source: "shop", operation: "union" as const, order: [], limit: null };
    expect(failureOf({ ...set, left: names, right: names })).toBeNull();
    expect(failureOf({ ...set, left: names, right: list({}) })).toMatchObject({ code: "invalid-query" });
  });

  test("a forecast needs a time", () => {
    const request = { kind: "forecast" as const, horizon: 3, grain: "month" as const };
    const month: Expression = { kind: "truncate", grain: "month", operand: field([], "orders", "placed") };
    const query = figures({
      measures: [revenue],
      dimensions: [{ id: "month", label: "", expression: month }],
    });
    expect(failureOf({ kind: "analysis", source: "shop", request, query })).toBeNull();
    expect(
      failureOf({ kind: "analysis", source: "shop", request, query: figures({ measures: [revenue] }) }),
    ).toMatchObject({
      where: "/query",
    });
  });

  test("members are of the operand's type", () => {
    const names = list({
      subject: "customers",
      columns: [{ id: "n", label: "", expression: field([], "customers", "name") }],
    });
    const member: Filter = { kind: "member", operand: field([], "orders", "id"), query: names };
    expect(failureOf(list({ filter: member }))).toMatchObject({ code: "invalid-query", where: "/filter" });
  });
});
