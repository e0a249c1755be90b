import type { AggregateQuery, ChartKind, ResultTable, Transform } from "@parlance/contract";
import { expect, test } from "vitest";
import { chooseChart } from "./choose-chart.ts";
import {
  aggregateOf,
  dimension,
  dollars,
  listOf,
  measure,
  months,
  ratio,
  resultOf,
} from "./testing/samples.ts";

const region = dimension("region");
const product = dimension("product");
const month = dimension("month", { type: "date" });
const revenue = measure("revenue", { unit: dollars });
const orders = measure("orders", { type: "integer" });
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `P${index}`);
const titled = { title: "Revenue", resultHash: "h" };

const chosen = (table: ResultTable, more: Partial<AggregateQuery> = {}) =>
  chooseChart(table, aggregateOf(table, more), titled);

const byMonth = resultOf(
  [month, revenue],
  months(12).map((one, index) => [one, index + 1]),
);
const byRegion = resultOf(
  [region, revenue],
  [
    ["North", 3],
    ["South", 2],
    ["West", 1],
  ],
);
const byProduct = resultOf(
  [product, revenue],
  names(20).map((name, index) => [name, index]),
);
const byMonthAndRegion = resultOf(
  [month, region, revenue],
  months(6).flatMap((one) => ["North", "South"].map((name) => [one, name, 1])),
);
const byRegionAndProduct = resultOf(
  [region, product, revenue],
  ["North", "South"].flatMap((one) => names(5).map((name) => [one, name, 1])),
);

test.each<[string, ResultTable, ChartKind]>([
  ["one figure", resultOf([revenue], [[1]]), "figure"],
  ["three figures", resultOf([revenue, orders, measure("customers")], [[1, 2, 3]]), "figure"],
  ["a figure over time", byMonth, "line"],
  ["two periods", { ...byMonth, rows: byMonth.rows.slice(0, 2) }, "bar"],
  ["a figure by name", byProduct, "bar"],
  ["lines by name over time", byMonthAndRegion, "line"],
  ["parts of two dimensions", byRegionAndProduct, "stacked-bar"],
  [
    "too many names to draw",
    resultOf(
      [product, revenue],
      names(500).map((name) => [name, 1]),
    ),
    "table",
  ],
  [
    "two figures by many names",
    resultOf(
      [product, revenue, orders],
      names(50).map((name) => [name, 1, 2]),
    ),
    "scatter",
  ],
  ["no rows", resultOf([region, revenue], []), "table"],
])("%s: %#", (_, table, kind) => {
  const spec = chosen(table);
  expect(spec.kind).toBe(kind);
  expect(spec.alternatives).not.toContain(kind);
  expect(spec.kind === "table" || spec.alternatives.includes("table")).toBe(true);
  expect(spec.reasons[0]).toMatch(/\.$/);
});

test("shares of few parts are a donut", () => {
  const table = resultOf(
    [region, measure("share", { unit: ratio })],
    [
      ["North", 0.6],
      ["South", 0.4],
    ],
  );
  const share: Transform = { id: "share", label: "Share", kind: "share", of: "revenue", per: [] };
  const query = { ...aggregateOf(byRegion), transforms: [share], hidden: ["revenue"] };
  expect(chooseChart(table, query, titled).kind).toBe("donut");
});

test("a ranking over time is read as bars, not as a development", () => {
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: true }];
  const limit = { count: 5, offset: 0, per: [], ties: "cut" as const };
  expect(chosen({ ...byMonth, rows: byMonth.rows.slice(0, 5) }, { order, limit }).kind).toBe("bar");
});

test("what was asked for is drawn where it can be, and by what comes closest where it cannot", () => {
  expect(chosen(byMonth, { chart: "area" })).toMatchObject({
    kind: "area",
    reasons: ["You asked for it.", expect.any(String)],
  });
  expect(chosen(byProduct, { chart: "line" })).toMatchObject({ kind: "line", x: "product" });
  expect(chosen(byProduct, { chart: "donut" })).toMatchObject({
    kind: "donut",
    reasons: ["You asked for it."],
  });
  const refused = chosen(byProduct, { chart: "stacked-bar" });
  expect(refused.kind).toBe("bar");
  expect(refused.reasons[0]).toBe("The result cannot be drawn as a stacked-bar chart.");
  expect(chosen(resultOf([product], [["P1"]]), { chart: "donut" }).kind).toBe("table");
});

test("a key beside the name of the same thing is one category, unless names repeat", () => {
  const key = dimension("id", { type: "integer" });
  const keyed = resultOf(
    [product, key, revenue],
    names(5).map((name, index) => [name, index, 1]),
  );
  expect(chosen(keyed)).toMatchObject({ kind: "bar", x: "product", series: null });
  const repeated = { ...keyed, rows: keyed.rows.map((row, index) => ["P0", index, row[2] ?? null]) };
  expect(chosen(repeated)).toMatchObject({ kind: "bar", x: "id" });
});

test("figures of another unit stay in the table, and that is said", () => {
  const table = resultOf(
    [month, revenue, orders],
    months(12).map((one) => [one, 1, 2]),
  );
  const spec = chosen(table);
  expect(spec).toMatchObject({ kind: "line", x: "month", y: ["revenue"] });
  expect(spec.reasons).toContain("Figures that need another axis are in the table.");
});

test("a short list of figures is drawn, a long one is a table that may be drawn as a histogram", () => {
  const rows = names(40).map((name, index) => [name, index]);
  const listed = (count: number) => {
    const table = resultOf([product, revenue], rows.slice(0, count));
    return chooseChart(table, listOf(table), titled);
  };
  expect(listed(12).kind).toBe("bar");
  expect(listed(40).kind).toBe("table");
  expect(listed(40).alternatives).toContain("histogram");
});

test.each<["correlation" | "distribution", ChartKind]>([
  ["correlation", "scatter"],
  ["distribution", "histogram"],
])("%s is drawn as a %s", (kind, chart) => {
  const table = resultOf(
    [revenue, orders],
    names(20).map((_, index) => [index, index * 2]),
  );
  const request = kind === "correlation" ? { kind } : { kind, bins: null };
  const query = { kind: "analysis", source: "test", request, query: listOf(table) } as const;
  expect(chooseChart(table, query, titled).kind).toBe(chart);
});

test("the member with more names runs along the axis, the other splits it; time always runs along it", () => {
  expect(chosen(byRegionAndProduct)).toMatchObject({ x: "product", series: "region" });
  expect(chosen(byMonthAndRegion)).toMatchObject({ x: "month", series: "region" });
});
