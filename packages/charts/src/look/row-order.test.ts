import type { ChartKind, ChartLook, Literal } from "@parlance/contract";
import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { dimension, figuresOf, measure, months, resultOf } from "../testing/samples.ts";
import { rowOrder } from "./row-order.ts";

const rows: Literal[][] = [
  ["Chairs", 5],
  ["Desks", 9],
  ["Lamps", 1],
  [null, 7],
];
const table = resultOf([dimension("Product"), measure("Revenue")], rows);
const query = figuresOf(table);
const spec = chooseChart(table, query, { title: "", resultHash: "" });
const orderOf = (kind: ChartKind, look: ChartLook = {}, asked = query) =>
  rowOrder({ ...spec, kind, look }, table, asked);

test("rows beside bars stand as the bars do: the largest first, those without a name last", () => {
  expect(orderOf("bar")).toEqual({ places: [1, 0, 2, 3], by: null });
  expect(orderOf("donut").places).toEqual([1, 0, 2, 3]);
  const named = resultOf(table.columns, rows.slice(0, 3));
  const expected = { places: [1, 0, 2], by: { column: 1, descending: true } };
  expect(rowOrder({ ...spec, kind: "bar" }, named, figuresOf(named))).toEqual(expected);
});

test("an order that was asked for stays, and so does that of a chart that keeps the result's", () => {
  const asked = {
    ...query,
    order: [{ by: { kind: "output" as const, id: "Product" }, descending: false }],
  };
  expect(orderOf("bar", {}, asked)).toEqual({ places: [0, 1, 2, 3], by: null });
  expect(orderOf("heat-map").places).toEqual([0, 1, 2, 3]);
  expect(orderOf("table").places).toEqual([0, 1, 2, 3]);
});

test.each([
  ["smallest", [2, 0, 1], { column: 1, descending: false }],
  ["name", [0, 1, 2], { column: 0, descending: false }],
  ["name-descending", [2, 1, 0], { column: 0, descending: true }],
] as const)("rows follow a chart that was put in another order by hand: %s", (sort, places, by) => {
  const named = resultOf(table.columns, rows.slice(0, 3));
  const sorted = { ...spec, kind: "bar" as const, look: { sort } };
  expect(rowOrder(sorted, named, figuresOf(named))).toEqual({ places: [...places], by });
});

test("figures below zero are ranked by their size, as the bars are, and no heading claims an order", () => {
  const losses = resultOf(
    [dimension("Product"), measure("Profit")],
    [
      ["Chairs", 5],
      ["Desks", -9],
    ],
  );
  const chosen = chooseChart(losses, figuresOf(losses), { title: "", resultHash: "" });
  const bars = { ...chosen, kind: "bar" as const };
  expect(rowOrder(bars, losses, figuresOf(losses))).toEqual({ places: [1, 0], by: null });
});

test("times keep their order whatever the chart's parts are put in", () => {
  const overTime = resultOf(
    [dimension("Month", { type: "date" }), dimension("Region"), measure("Revenue")],
    months(3).flatMap((one) => [
      [one, "B", 1],
      [one, "A", 2],
    ]),
  );
  const line = chooseChart(overTime, figuresOf(overTime), { title: "", resultHash: "" });
  expect(rowOrder({ ...line, look: { sort: "name" } }, overTime, figuresOf(overTime)).places).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

test("a forecast's last periods stand first, of every series", () => {
  const times = ["2024-01-01", "2024-02-01", "2024-01-01", "2024-02-01"].map((time, at): Literal[] => [
    time,
    at,
  ]);
  const over = resultOf([dimension("Month", { type: "date" }), measure("Revenue")], times);
  const forecast = { ...spec, kind: "forecast" as const, x: over.columns[0]?.id ?? null };
  expect(rowOrder(forecast, over, figuresOf(over))).toEqual({
    places: [1, 3, 0, 2],
    by: { column: 0, descending: true },
  });
});

test("members side by side stand by size unless they were asked for in an order; that of what splits each is none of theirs", () => {
  const split = resultOf(
    [dimension("Region"), dimension("Year", { type: "date" }), measure("Revenue")],
    [
      ["East", "2023-01-01", 1],
      ["West", "2023-01-01", 5],
      ["East", "2024-01-01", 2],
      ["West", "2024-01-01", 6],
    ],
  );
  const chosen = (by?: string) => {
    const order = by === undefined ? [] : [{ by: { kind: "output" as const, id: by }, descending: false }];
    const asked = figuresOf(split, { order });
    const spec = chooseChart(split, asked, { title: "", resultHash: "" });
    return { spec, ...rowOrder(spec, split, asked) };
  };
  expect(chosen()).toMatchObject({
    spec: { kind: "grouped-bar", bySize: true },
    places: [1, 3, 0, 2],
    by: null,
  });
  expect(chosen("Year")).toMatchObject({ spec: { bySize: true }, places: [0, 1, 2, 3] });
  expect(chosen("Region").spec.bySize).toBeUndefined();
});

test("what falls out stands before what is usual, else times keep their order", () => {
  const found = resultOf(
    [dimension("Month", { type: "date" }), measure("Revenue"), measure("Unusual", { type: "boolean" })],
    months(4).map((one, index) => [one, 5, index === 2]),
  );
  const marked = { ...spec, kind: "anomalies" as const, x: "Month", y: ["Revenue", "Unusual"] };
  expect(rowOrder(marked, found, figuresOf(found))).toEqual({
    places: [2, 0, 1, 3],
    by: { column: 2, descending: true },
  });
  const quiet = resultOf(found.columns, found.rows.slice(0, 2));
  expect(rowOrder(marked, quiet, figuresOf(quiet))).toEqual({ places: [0, 1], by: null });
});
