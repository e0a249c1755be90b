import type { AggregateQuery, ChartKind, ChartLook, ResultTable, Transform } from "@parlance/contract";
import { expect, test } from "vitest";
import { chooseChart, unmetWishes } from "./choose-chart.ts";
import { chartContext } from "./draw/chart-context.ts";
import {
  dimension,
  dollars,
  figuresOf,
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
  chooseChart(table, figuresOf(table, more), titled);

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
  [
    "days written as text",
    resultOf(
      [dimension("hired"), orders],
      months(9).map((one) => [one, 1]),
    ),
    "line",
  ],
  [
    "two days written as text",
    resultOf(
      [dimension("hired"), orders],
      months(2).map((one) => [one, 1]),
    ),
    "bar",
  ],
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
  const query = { ...figuresOf(byRegion), transforms: [share], hidden: ["revenue"] };
  expect(chooseChart(table, query, titled).kind).toBe("donut");
});

test("over two dimensions the share that was asked for is what is drawn", () => {
  const columns = [month, region, revenue, measure("share", { unit: ratio })];
  const rows = byMonthAndRegion.rows.map((row) => [...row, 0.1]);
  const table = resultOf(columns, rows);
  const share: Transform = { id: "share", label: "Share", kind: "share", of: "revenue", per: [] };
  const query = { ...figuresOf(byMonthAndRegion), transforms: [share] };
  expect(chooseChart(table, query, titled)).toMatchObject({ kind: "line", y: ["share"] });
  expect(chooseChart(table, { ...query, chart: "stacked-bar" }, titled).y).toEqual(["share"]);
});

test("a period that stands alone is a figure and no lone bar", () => {
  const alone = { ...byMonth, rows: byMonth.rows.slice(0, 1) };
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: false }];
  const limit = { count: 1, offset: 0, per: [], ties: "cut" as const };
  expect(chosen(alone, { order, limit }).kind).toBe("figure");
  expect(chosen(alone).kind).toBe("figure");
  expect(chosen(alone, { chart: "bar" }).kind).toBe("bar");
});

test("periods that are ordered by a figure are read as bars, not as a development", () => {
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: true }];
  const limit = { count: 5, offset: 0, per: [], ties: "cut" as const };
  expect(chosen({ ...byMonth, rows: byMonth.rows.slice(0, 5) }, { order, limit }).kind).toBe("bar");
  expect(chosen(byMonth, { order }).kind).toBe("bar");
  expect(chosen(byMonth, { order, chart: "line" }).kind).toBe("line");
  expect(chosen(byMonthAndRegion, { order }).kind).toBe("line");
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
  const why =
    "A stacked bar chart needs one figure, nowhere below zero, by two columns; this is a bar chart.";
  expect(refused.reasons[0]).toBe(why);
  expect(unmetWishes(refused, byProduct, figuresOf(byProduct, { chart: "stacked-bar" }))).toEqual([why]);
  expect(chosen(resultOf([product], [["P1"]]), { chart: "donut" }).kind).toBe("table");
});

test("a chart that was asked for is not missed where it is drawn, where none was asked for or where there are no rows", () => {
  const unmet = (table: ResultTable, chart: ChartKind | null): string[] =>
    unmetWishes(chosen(table, { chart }), table, figuresOf(table, { chart }));
  expect(unmet(byMonth, "area")).toEqual([]);
  expect(unmet(byMonth, null)).toEqual([]);
  expect(unmet({ ...byMonth, rows: [] }, "line")).toEqual([]);
  expect(unmet(resultOf([product], [["P1"], ["P2"]]), "donut")).toEqual([
    "A donut needs one figure, nowhere below zero, by one column; the table shows the rows.",
  ]);
});

test.each<[ChartKind, ChartLook, string[]]>([
  ["bar", { scale: "log", reference: { value: 2, label: null }, bars: "turned" }, []],
  [
    "donut",
    { scale: "log" },
    ["A donut has no scale of logarithms: its parts add up, which logarithms do not."],
  ],
  ["donut", { reference: { value: 2, label: null } }, ["A donut has no axis for a line to stand at."]],
  ["line", { bars: "turned" }, ["A line chart has no bars to turn round."]],
  ["line", { start: "data", values: true }, []],
  [
    "bar",
    { start: "data" },
    ["A bar chart begins at zero, since the size of what it draws is the value; a line may begin elsewhere."],
  ],
  ["bar", { legend: "none" }, ["A bar chart of one figure has no legend."]],
])("what a %s cannot have of %j is said", (chart, look, said) => {
  const asked = figuresOf(byProduct, { chart, look });
  expect(unmetWishes(chosen(byProduct, { chart, look }), byProduct, asked)).toEqual(said);
});

test("bars of two columns are stacked where the figure adds up or each bar has one part, else side by side", () => {
  const wish = { chart: "bar" as const };
  expect(chosen(byRegionAndProduct, wish).kind).toBe("stacked-bar");
  expect(chooseChart(byRegionAndProduct, listOf(byRegionAndProduct, wish), titled).kind).toBe("grouped-bar");
  const single = resultOf(
    [product, region, revenue],
    names(6).map((name, index) => [name, index < 3 ? "A" : "B", 2]),
  );
  expect(chooseChart(single, listOf(single, wish), titled)).toMatchObject({
    kind: "stacked-bar",
    x: "product",
    series: "region",
  });
});

test("few parts of a sum are a donut, unless they are asked for in order", () => {
  expect(chosen(byRegion).kind).toBe("donut");
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: true }];
  expect(chosen(byRegion, { order }).kind).toBe("bar");
});

test("few periods are compared as bars, two figures of them side by side", () => {
  expect(chosen({ ...byMonth, rows: byMonth.rows.slice(0, 6) }).kind).toBe("bar");
  expect(chosen({ ...byMonth, rows: byMonth.rows.slice(0, 7) }).kind).toBe("line");
  const two = resultOf(
    [month, revenue, measure("costs", { unit: dollars })],
    months(4).map((one) => [one, 2, 1]),
  );
  expect(chosen(two).kind).toBe("grouped-bar");
});

test("the members of two periods stand side by side, those of more are followed", () => {
  const members = (periods: number) =>
    resultOf(
      [month, dimension("product"), revenue],
      months(periods).flatMap((one) => ["A", "B", "C"].map((product) => [one, product, 2])),
    );
  expect(chosen(members(2))).toMatchObject({ kind: "grouped-bar", x: "product", series: "month" });
  expect(chosen(members(3)).kind).toBe("line");
});

test("a figure by many numbers is a cloud of points; by parts of a time, or in order, it is bars", () => {
  const age = dimension("age", { type: "integer" });
  const byAge = resultOf(
    [age, revenue],
    names(15).map((_, index) => [20 + index, index]),
  );
  expect(chosen(byAge)).toMatchObject({ kind: "scatter", x: "age", y: ["revenue"] });
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: true }];
  expect(chosen(byAge, { order }).kind).toBe("bar");
  const part = {
    kind: "part" as const,
    part: "hour-of-day" as const,
    operand: { kind: "field" as const, field: { path: [], table: "sales", column: "at" } },
  };
  expect(chosen(byAge, { dimensions: [{ id: "age", label: "hour", expression: part }] }).kind).toBe("bar");
});

test("listed numbers that are kept as text are drawn when a picture is asked for", () => {
  const table = resultOf(
    [product, dimension("percent")],
    [
      ["P1", ".5"],
      ["P2", "0.25"],
      ["P3", null],
    ],
  );
  expect(chooseChart(table, listOf(table), titled).kind).toBe("table");
  expect(chooseChart(table, listOf(table, { chart: "bar" }), titled)).toMatchObject({
    kind: "bar",
    y: ["percent"],
  });
  const named = resultOf(
    [dimension("id", { type: "integer" }), product],
    [
      [1, "P1"],
      [2, "P2"],
    ],
  );
  expect(chooseChart(named, listOf(named, { chart: "donut" }), titled)).toMatchObject({
    x: "product",
    y: ["id"],
  });
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

test("two figures of different units over time get an axis each; of three one stays in the table, and that is said", () => {
  const table = resultOf(
    [month, revenue, orders],
    months(12).map((one) => [one, 1, 2]),
  );
  expect(chosen(table)).toMatchObject({ kind: "combo", x: "month", y: ["revenue", "orders"] });
  const three = resultOf(
    [month, revenue, orders, measure("returns", { type: "integer" })],
    months(12).map((one) => [one, 1, 2, 3]),
  );
  const spec = chosen(three);
  expect(spec).toMatchObject({ kind: "line", x: "month", y: ["revenue"] });
  expect(spec.reasons).toContain("Figures that need another axis are in the table.");
});

test("figures of one unit share an axis unless one would lie flat on its ground", () => {
  const fee = measure("fee", { unit: dollars });
  const total = measure("total", { unit: dollars });
  const drawn = (times: number) => {
    const table = resultOf(
      [month, total, fee],
      months(12).map((one) => [one, 10 * times, 10]),
    );
    return chosen(table);
  };
  expect(drawn(20)).toMatchObject({ kind: "line", y: ["total", "fee"] });
  expect(drawn(2000)).toMatchObject({ kind: "combo", y: ["total", "fee"] });
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
  const request = kind === "correlation" ? { kind, target: null } : { kind, bins: null };
  const query = { kind: "analysis", source: "test", request, query: listOf(table) } as const;
  expect(chooseChart(table, query, titled).kind).toBe(chart);
});

test("the member with more names runs along the axis, the other splits it; time always runs along it", () => {
  expect(chosen(byRegionAndProduct)).toMatchObject({ x: "product", series: "region" });
  expect(chosen(byMonthAndRegion)).toMatchObject({ x: "month", series: "region" });
});

test("people are drawn by their whole name", () => {
  const first = dimension("first", { whole: { label: "Vet", with: ["last"] } });
  const table = resultOf(
    [first, dimension("last"), revenue],
    [
      ["Ida", "Moser", 3],
      ["Ida", "Huber", 2],
    ],
  );
  const spec = chosen(table);
  expect(spec).toMatchObject({ x: "first", series: null });
  const {
    column,
    label,
    table: drawn,
    x,
  } = chartContext(spec, table, { theme: "light", locale: "en-US", width: 600 });
  expect(column(x).label).toBe("Vet");
  expect(drawn.rows.map((row) => label(row[x] ?? null, x))).toEqual(["Ida Moser", "Ida Huber"]);
});

test.each([
  ["of one dimension", resultOf([region, revenue], [["North", 7]])],
  ["of two", resultOf([region, product, revenue], [["North", "P1", 7]])],
  ["of a member in a month", resultOf([month, region, revenue], [["2024-01-01", "North", 7]])],
  ["of several figures", resultOf([region, revenue, orders], [["North", 7, 2]])],
])("one row %s is a figure and no lone bar, ranked or not, unless bars were asked for", (_, only) => {
  const order = [{ by: { kind: "output" as const, id: "revenue" }, descending: true }];
  const limit = { count: 1, offset: 0, per: [], ties: "keep" as const };
  const figure = { kind: "figure", alternatives: ["table"] };
  expect(chosen(only)).toMatchObject(figure);
  expect(chosen(only, { order, limit })).toMatchObject(figure);
  expect(chosen(only, { chart: "bar" }).kind).toMatch(/bar$/);
});

test("one row of more figures than can be read at a glance is a table", () => {
  const many = names(5).map((name) => measure(name));
  expect(chosen(resultOf([region, ...many], [["North", 1, 2, 3, 4, 5]])).kind).toBe("table");
});

test("figures of two periods stand side by side, however many groups there are", () => {
  const beside = resultOf(
    [product, revenue, measure("before", { unit: dollars }), measure("growth", { unit: ratio })],
    names(14).map((name, index) => [name, index + 3, index + 1, 2 / (index + 1)]),
  );
  const year = (from: number) => ({
    expression: { kind: "absolute" as const, grain: "year" as const },
    interval: { start: `${from}-01-01`, end: `${from + 1}-01-01` },
  });
  const time = { path: [], table: "sales", column: "day" };
  const comparison = { time, current: year(2024), previous: year(2023) };
  expect(chosen(beside, { comparison })).toMatchObject({ kind: "grouped-bar", y: ["revenue", "before"] });
});

test("figures that many groups of bars have no room for are said to be left out", () => {
  const [chart, look] = ["stacked-bar" as const, { values: true }];
  const said = (count: number): string[] => {
    const table = resultOf(
      [month, region, revenue],
      months(count).flatMap((one) => ["North", "South"].map((name) => [one, name, 5])),
    );
    return unmetWishes(chosen(table, { chart, look }), table, figuresOf(table, { chart, look }));
  };
  expect(said(15)).toEqual([]);
  expect(said(16)).toEqual([
    "16 groups of bars leave no room for figures; with 15 or fewer they are written.",
  ]);
});
