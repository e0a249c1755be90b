import type { Expression, Transform } from "@parlance/contract";
import { expect, test } from "vitest";
import {
  dimension,
  dollars,
  figuresOf,
  listOf,
  measure,
  months,
  ratio,
  resultOf,
} from "../testing/samples.ts";
import { tableShape } from "./table-shape.ts";

const region = dimension("region");
const month = dimension("month", { type: "date" });
const revenue = measure("revenue", { unit: dollars });

test("dimensions are told apart by use: time, bins and the rest", () => {
  const table = resultOf(
    [region, month, dimension("size", { type: "decimal" }), revenue],
    [
      ["North", "2024-01-01", 10, 5],
      ["North", "2024-02-01", 10, 5],
    ],
  );
  const query = figuresOf(table);
  const binned: Expression = {
    kind: "bin",
    operand: query.dimensions[2]?.expression as Expression,
    bins: { kind: "width", width: 10, origin: 0 },
  };
  const dimensions = query.dimensions.map((one) =>
    one.id === "size" ? { ...one, expression: binned } : one,
  );
  expect(tableShape(table, { ...query, dimensions })).toMatchObject({
    time: 1,
    categories: [0],
    bin: 2,
    measures: [3],
    members: [1],
  });
});

test("a column of years is a time by its name and values, a column of keys is none", () => {
  const years = (values: number[]) => {
    const table = resultOf(
      [dimension("model year", { type: "integer" }), revenue],
      values.map((value) => [value, 1]),
    );
    return tableShape(table, figuresOf(table)).time;
  };
  expect(years([1999, 2000, 2001])).toBe(0);
  expect(years([1, 2, 3])).toBeNull();
});

test("a picture asked for draws listed numbers, keys among them", () => {
  const table = resultOf(
    [dimension("name"), dimension("id", { type: "integer" })],
    [
      ["A", 1],
      ["B", 2],
    ],
  );
  expect(tableShape(table, listOf(table)).figures).toEqual([]);
  expect(tableShape(table, { ...listOf(table), chart: "bar" }).figures).toEqual([1]);
});

test("a year taken from a date is a time though it is a number", () => {
  const table = resultOf(
    [dimension("code", { type: "integer" }), revenue],
    [
      [2023, 1],
      [2024, 2],
    ],
  );
  const query = figuresOf(table);
  const part: Expression = {
    kind: "part",
    part: "year",
    operand: query.dimensions[0]?.expression as Expression,
  };
  expect(tableShape(table, query).time).toBeNull();
  expect(
    tableShape(table, { ...query, dimensions: [{ id: "code", label: "Code", expression: part }] }).time,
  ).toBe(0);
});

test("figures share an axis when their unit is the same; a difference beside its terms never does", () => {
  const table = resultOf(
    [
      region,
      revenue,
      measure("orders"),
      measure("revenue:previous", { unit: dollars }),
      measure("revenue:difference", { unit: dollars }),
      measure("revenue:change", { unit: ratio }),
    ],
    [["North", 5, 1, 4, 1, 0.25]],
  );
  const shape = tableShape(table, figuresOf(table));
  expect(shape.figures).toEqual([1, 2, 3, 4, 5]);
  expect(shape.measures).toEqual([1, 3]);
});

test("sums and counts add up over their groups, averages do not, shares as what they are shares of", () => {
  const table = resultOf([region, revenue], [["North", 5]]);
  const query = figuresOf(table);
  const [first] = query.measures;
  if (first?.expression.kind !== "aggregate") throw new Error("the sample's measure is an aggregate");
  const average = { ...first, expression: { ...first.expression, aggregation: "average" as const } };
  expect(tableShape(table, query).additive).toBe(true);
  expect(tableShape(table, { ...query, measures: [average] }).additive).toBe(false);
  const shares = resultOf([region, measure("share", { unit: ratio })], [["North", 1]]);
  const share: Transform = { id: "share", label: "Share", kind: "share", of: "revenue", per: [] };
  expect(tableShape(shares, { ...query, transforms: [share] })).toMatchObject({
    additive: true,
    share: true,
  });
});

test("rows cut by a figure are a ranking; rows cut by a name or not cut are none", () => {
  const table = resultOf([region, revenue], [["North", 5]]);
  const limit = { count: 5, offset: 0, per: [], ties: "cut" as const };
  const by = (id: string) => [{ by: { kind: "output" as const, id }, descending: true }];
  const ranked = (more: Parameters<typeof figuresOf>[1]): boolean =>
    tableShape(table, figuresOf(table, more)).ranked;
  expect(ranked({ limit, order: by("revenue") })).toBe(true);
  expect(ranked({ limit, order: by("region") })).toBe(false);
  expect(ranked({ order: by("revenue") })).toBe(false);
  expect(ranked({ limit })).toBe(false);
});

test("an analysis is seen through to the query that it works on", () => {
  const table = resultOf(
    [month, revenue],
    months(3).map((one) => [one, 1]),
  );
  const query = figuresOf(table);
  const shape = tableShape(table, { kind: "analysis", source: "test", request: { kind: "trend" }, query });
  expect(shape).toMatchObject({ kind: "analysis", analysis: "trend", time: 0, measures: [1] });
});

test("negative values and nulls", () => {
  const table = resultOf(
    [region, revenue],
    [
      ["North", null],
      ["South", -1],
    ],
  );
  expect(tableShape(table, listOf(table)).positive).toBe(false);
  expect(tableShape({ ...table, rows: table.rows.slice(0, 1) }, listOf(table)).positive).toBe(true);
});
