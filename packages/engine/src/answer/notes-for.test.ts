import { expect, test } from "vitest";
import { back, field, figures, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { notesFor } from "./notes-for.ts";
import { dimension, measure, readable, resultOf } from "./testing/results.ts";

const table = resultOf([dimension("Country"), measure("Revenue")], [["France", 1]]);
const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const notes = (query: Parameters<typeof notesFor>[0], assumptions: string[] = [], result = table) =>
  notesFor(query, shopModel, result, assumptions).map((note) => readable(note, result));

test("what was assumed is said", () => {
  expect(notes(figures({ measures: [revenue] }), ["“sales” read as Total"])).toEqual([
    "“sales” read as Total",
  ]);
});

test("a dimension on the one side splits without overlap", () => {
  const country = {
    id: "country",
    label: "Country",
    expression: field([to("order-customer")], "customers", "country"),
  };
  expect(notes(figures({ dimensions: [country], measures: [revenue] }))).toEqual([]);
});

test("a dimension on the many side overlaps: an order with two products counts in both", () => {
  const product = {
    id: "product",
    label: "Product",
    expression: field([back("line-order")], "lines", "product"),
  };
  expect(notes(figures({ dimensions: [product], measures: [revenue] }))).toEqual([
    "The groups overlap: one row can have several values of product and counts once in each.",
  ]);
  const lines = { id: "lines", label: "Lines", expression: rowCount([back("line-order")]) };
  expect(notes(figures({ dimensions: [product], measures: [lines] }))).toEqual([]);
});

test("a cut result says so, unless its headline does: figures that do not come in their own order", () => {
  const cut = { ...table, truncated: true };
  const order = [{ by: { kind: "output" as const, id: revenue.id }, descending: true }];
  expect(notes(figures({ measures: [revenue], order }), [], cut)).toEqual([
    "Only the first 1 rows are shown.",
  ]);
  expect(notes(figures({ measures: [revenue], order }), [], { ...cut, total: 2300 })).toEqual([
    "Only the first 1 of 2,300 rows are shown.",
  ]);
  expect(notes(figures({ measures: [revenue] }), [], cut)).toEqual([]);
});

test("a top 5 of fewer than five says so", () => {
  const of = (count: number) =>
    notes(figures({ measures: [revenue], limit: { count, offset: 0, per: [], ties: "cut" } }));
  expect(of(5)).toEqual(["There are only 1: all are shown."]);
  expect(of(1)).toEqual([]);
});

test("amounts in several currencies that are added up say so, unless they are told apart", () => {
  const model = structuredClone(shopModel);
  const orders = model.tables.find(({ name }) => name === "orders");
  const totals = orders?.columns.find(({ name }) => name === "total");
  if (orders === undefined || totals === undefined) throw new Error("no orders");
  totals.unit = { kind: "currency", currency: null, label: null };
  const topValues = ["chf", "sek"].map((value) => ({ value, count: 2 }));
  const profile = { sampledRows: 4, nulls: 0, distinct: 2, minimum: "chf", maximum: "sek", topValues };
  orders.columns.push({ ...totals, name: "paid_in", label: "Currency", physicalType: "string", profile });
  const said = (query: Parameters<typeof notesFor>[0]): string[] =>
    notesFor(query, model, table, []).map((note) => readable(note, table));
  const currency = { id: "c", label: "Currency", expression: field([], "orders", "paid_in") };
  expect(said(figures({ measures: [revenue] }))).toEqual([
    "Amounts in different currencies are added up as they are: chf, sek.",
  ]);
  expect(said(figures({ measures: [revenue], dimensions: [currency] }))).toEqual([]);
});
