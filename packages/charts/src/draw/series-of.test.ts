import { expect, test } from "vitest";
import { dimension, measure, resultOf } from "../testing/samples.ts";
import { chartContext } from "./chart-context.ts";
import { asShares, maximumSeries, seriesOf, withOther } from "./series-of.ts";

const spec = {
  kind: "line",
  title: "Sales",
  x: "month",
  y: ["sales"],
  series: null,
  reasons: [],
  alternatives: [],
  resultHash: "h",
} as const;
const options = { theme: "light", locale: "en-US", width: 600 } as const;
const month = dimension("month");
const region = dimension("region");
const sales = measure("sales");

test("one series a figure, values in the order of the members", () => {
  const table = resultOf(
    [month, sales, measure("costs")],
    [
      ["Jan", 3, 1],
      ["Feb", null, 2],
    ],
  );
  const context = chartContext(
    { ...spec, y: ["sales", "costs"], reasons: [], alternatives: [] },
    table,
    options,
  );
  expect(seriesOf(context)).toEqual({
    members: ["Jan", "Feb"],
    series: [
      { name: "sales", values: [3, null], column: 1, other: 0 },
      { name: "costs", values: [1, 2], column: 2, other: 0 },
    ],
  });
});

test("rows of the same name are drawn beside each other, not one over the other", () => {
  const table = resultOf(
    [month, sales],
    [
      ["Jan", 3],
      ["Feb", 4],
      ["Jan", 5],
    ],
  );
  const context = chartContext({ ...spec, y: ["sales"], reasons: [], alternatives: [] }, table, options);
  expect(seriesOf(context)).toMatchObject({
    members: ["Jan", "Feb", "Jan"],
    series: [{ values: [3, 4, 5] }],
  });
});

test("one series a member of the splitting column, the largest first; what is missing is a gap", () => {
  const table = resultOf(
    [month, region, sales],
    [
      ["Jan", "North", 1],
      ["Jan", "South", 5],
      ["Feb", "South", 6],
      ["Feb", null, 2],
    ],
  );
  const context = chartContext(
    { ...spec, y: ["sales"], reasons: [], alternatives: [], series: "region" },
    table,
    options,
  );
  expect(seriesOf(context).series.map(({ name, values }) => [name, values])).toEqual([
    ["South", [5, 6]],
    ["(none)", [null, 2]],
    ["North", [1, null]],
  ]);
});

test("beyond eight series the rest is added up and counted; eight stay as they are", () => {
  const made = Array.from({ length: 11 }, (_, index) => ({
    name: `S${index}`,
    values: [index, index === 10 ? null : 1],
    column: 2,
    other: 0,
  }));
  expect(withOther(made.slice(0, maximumSeries))).toEqual(made.slice(0, maximumSeries));
  const kept = withOther(made);
  expect(kept).toHaveLength(maximumSeries);
  expect(kept.at(-1)).toEqual({ name: "Other (4)", values: [7 + 8 + 9 + 10, 3], column: 2, other: 4 });
});

test("a spec made for another result is refused by name", () => {
  const table = resultOf([month, sales], []);
  expect(() =>
    chartContext({ ...spec, y: ["profit"], reasons: [], alternatives: [] }, table, options),
  ).toThrow("the chart names “profit”, which the result does not have");
});

test("weekdays and whole numbers keep their own order, and parts come as shares of their place", () => {
  const weekday = dimension("weekday", { type: "integer", part: "day-of-week" });
  const table = resultOf(
    [month, weekday, sales],
    [
      ["Jan", 6, 30],
      ["Jan", 1, 10],
      ["Feb", 1, 0],
    ],
  );
  const split = { ...spec, y: ["sales"], series: "weekday", reasons: [], alternatives: [] };
  const { series } = seriesOf(chartContext(split, table, options));
  expect(series.map(({ name }) => name)).toEqual(["Monday", "Saturday"]);
  expect(asShares(series).map(({ values }) => values)).toEqual([
    [0.25, null],
    [0.75, null],
  ]);
});

test("times that split a figure stand in their order, whatever their figures are", () => {
  const year = dimension("year", { type: "date" });
  const table = resultOf(
    [region, year, sales],
    [
      ["North", "2024-01-01", 30],
      ["North", "2023-01-01", 10],
    ],
  );
  const split = { ...spec, x: "region", y: ["sales"], series: "year", reasons: [], alternatives: [] };
  expect(seriesOf(chartContext(split, table, options)).series.map(({ values }) => values)).toEqual([
    [10],
    [30],
  ]);
});
