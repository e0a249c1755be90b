import { type ChartKind, chartKinds, type ResultTable, type SemanticQuery } from "@parlance/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { charts } from "./charts.ts";
import { chooseChart } from "./choose-chart.ts";
import type { DrawOptions } from "./draw/chart-context.ts";
import { themes } from "./draw/theme.ts";
import { drawChart } from "./draw-chart.ts";
import { renderSvg } from "./render-svg.ts";
import { tableShape } from "./shape/table-shape.ts";
import { dimension, dollars, figuresOf, listOf, measure, months, resultOf } from "./testing/samples.ts";

const options: DrawOptions = { theme: "light", locale: "en-US", width: 640 };
const size = { width: 640, height: 320 };
const region = dimension("Region");
const product = dimension("Product");
const month = dimension("Month", { type: "date" });
const revenue = measure("Revenue", { unit: dollars });
const orders = measure("Orders", { type: "integer" });
const names = (count: number, prefix = "P"): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** The words of a chart drawn as `kind`, from its SVG; SVG text is what a person reads. */
function wordsOf(kind: ChartKind, table: ResultTable, query: SemanticQuery = figuresOf(table)): string[] {
  const option = drawChart(specOf(kind, table, query), table, options);
  const svg = renderSvg(option, size);
  expect(svg.startsWith("<svg")).toBe(true);
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
}

function specOf(kind: ChartKind, table: ResultTable, query: SemanticQuery) {
  const shape = tableShape(table, query);
  expect(charts[kind].draws(shape), `${kind} can be drawn`).toBe(true);
  const { x, y, series } = charts[kind].encode(shape);
  const id = (index: number | null): string | null =>
    index === null ? null : (table.columns[index]?.id ?? null);
  return {
    ...chooseChart(table, query, { title: "Revenue", resultHash: "h" }),
    kind,
    x: id(x),
    y: y.map(id).filter((one) => one !== null),
    series: id(series),
  };
}

const byRegion = resultOf(
  [region, revenue],
  [
    ["North", 3000],
    ["South", 2000],
    ["West", 1000],
  ],
);
const byMonth = resultOf(
  [month, revenue],
  months(6).map((one, index) => [one, 1000 * (index + 1)]),
);
const byMonthAndRegion = resultOf(
  [month, region, revenue],
  months(6).flatMap((one, index) => ["North", "South"].map((name) => [one, name, index + 1])),
);

test("figures are set large, each under its heading", () => {
  expect(wordsOf("figure", resultOf([revenue, orders], [[1234.5, 7]]))).toEqual([
    "Revenue",
    "$1,234.50",
    "Orders",
    "7",
  ]);
  expect(wordsOf("figure", resultOf([revenue], [[null]]))).toEqual(["Revenue", "–"]);
});

test("bars carry their names and, while few, their figures", () => {
  const words = wordsOf("bar", byRegion);
  for (const word of ["North", "South", "West", "$3K", "$2K", "$1K"]) expect(words).toContain(word);
});

test("bars of long names lie, so that the names can be read", () => {
  const long = resultOf(
    [product, revenue],
    names(10, "A rather long product name ").map((name) => [name, 1]),
  );
  expect(drawChart(specOf("bar", long, figuresOf(long)), long, options)).toMatchObject({
    xAxis: { type: "value" },
    yAxis: { type: "category", inverse: true },
  });
});

test("of more bars than can be read the largest are drawn, and the chart says so", () => {
  const many = resultOf(
    [product, revenue],
    names(120).map((name, index) => [name, index]),
  );
  const option = drawChart(specOf("bar", many, figuresOf(many)), many, options);
  const note = "The largest 40 of 120 are shown";
  expect(option).toMatchObject({
    yAxis: { name: note },
    aria: { label: { description: expect.stringContaining(note) } },
  });
  expect(JSON.stringify(option)).not.toContain('"P79"');
});

test("grouped bars name their groups and their bars", () => {
  const words = wordsOf(
    "grouped-bar",
    resultOf(
      [region, revenue, measure("Costs", { unit: dollars })],
      [
        ["North", 3, 2],
        ["South", 2, 1],
      ],
    ),
  );
  for (const word of ["North", "South", "Revenue", "Costs"]) expect(words).toContain(word);
});

test("stacked bars add up what is beyond eight parts", () => {
  const table = resultOf(
    [region, product, revenue],
    names(20, "R").flatMap((one) => names(12).map((name, index) => [one, name, index + 1])),
  );
  const option = drawChart(specOf("stacked-bar", table, figuresOf(table)), table, options);
  const series = option.series as { name: string; stack: string; data: number[] }[];
  expect(series).toHaveLength(8);
  expect(series.at(-1)).toMatchObject({ name: "Other (5)", stack: "all" });
  expect(series.at(-1)?.data).toEqual(Array.from({ length: 20 }, () => 1 + 2 + 3 + 4 + 5));
});

test("a line's axis tells its periods; a missing month is a gap", () => {
  const gap = resultOf([month, revenue], byMonth.rows.toSpliced(2, 1));
  const option = drawChart(specOf("line", gap, figuresOf(gap)), gap, options);
  const [{ data }] = option.series as [{ data: [number, number | null][] }];
  expect(data.map(([, value]) => value)).toEqual([1000, 2000, null, 4000, 5000, 6000]);
  expect(wordsOf("line", byMonth)).toEqual(expect.arrayContaining(["Jan", "2024", "Mar"]));
});

test("the way to a period that the data covers in part is dashed, its bar is pale", () => {
  const partial = dimension("Month", { type: "date", partial: ["2024-06-01"] });
  const table = { ...byMonth, columns: [partial, revenue] };
  const option = drawChart(specOf("line", table, figuresOf(table)), table, options);
  const [whole, solid, dashed] = option.series as { data: unknown[]; lineStyle: object }[];
  const pointsOf = (data: unknown[] = []) =>
    data.filter((point) => Array.isArray(point) && point[1] !== null);
  expect(whole?.data.at(-1)).toMatchObject({
    value: [expect.any(Number), 6000],
    itemStyle: { color: themes.light.surface },
  });
  expect(pointsOf(solid?.data).map((point) => Object(point)[1])).toEqual([1000, 2000, 3000, 4000, 5000]);
  expect(pointsOf(dashed?.data).map((point) => Object(point)[1])).toEqual([5000, 6000]);
  expect(dashed).toMatchObject({ tooltip: { show: false }, lineStyle: { type: "dashed" } });
  const mark = measure(`${revenue.id}:anomaly`, { type: "boolean" });
  const searched = resultOf(
    [partial, revenue, mark],
    byMonth.rows.map((row) => [...row, false]),
  );
  expect(
    drawChart(specOf("anomalies", searched, figuresOf(searched)), searched, options).series,
  ).toContainEqual(expect.objectContaining({ lineStyle: expect.objectContaining({ type: "dashed" }) }));
  const bars = drawChart(specOf("bar", table, figuresOf(table)), table, options);
  expect(bars.series).toMatchObject([
    { data: [1000, 2000, 3000, 4000, 5000, { value: 6000, itemStyle: { opacity: expect.any(Number) } }] },
  ]);
});

test("few lines are named at their ends, many by a legend, and beyond eight the lesser ones are muted", () => {
  expect(wordsOf("line", byMonthAndRegion)).toEqual(expect.arrayContaining(["North", "South"]));
  const many = resultOf(
    [month, product, revenue],
    months(3).flatMap((one) => names(12).map((name, index) => [one, name, 100 - index])),
  );
  const option = drawChart(specOf("line", many, figuresOf(many)), many, options);
  expect(option.legend).toMatchObject({ data: names(8) });
  expect(JSON.stringify(option.aria)).toContain("The largest 8 are coloured, 4 others are grey");
});

test("an area is filled and stacked from zero", () => {
  const option = drawChart(
    specOf("area", byMonthAndRegion, figuresOf(byMonthAndRegion)),
    byMonthAndRegion,
    options,
  );
  expect(option.series).toMatchObject([
    { stack: "all", areaStyle: {} },
    { stack: "all", areaStyle: {} },
  ]);
});

test("a line that moves little beside its size does not start at zero; bars always do", () => {
  const flat = resultOf(
    [month, revenue],
    months(6).map((one, index) => [one, 1000 + index]),
  );
  expect(drawChart(specOf("line", flat, figuresOf(flat)), flat, options)).toMatchObject({
    yAxis: { scale: true },
  });
  expect(drawChart(specOf("bar", flat, figuresOf(flat)), flat, options).yAxis).not.toHaveProperty("scale");
});

test("points are named after both figures, and names from data are no markup", () => {
  const table = resultOf(
    [product, revenue, orders],
    names(30, "<b>").map((name, index) => [name, index, index * 2]),
  );
  const option = drawChart(specOf("scatter", table, figuresOf(table)), table, options) as {
    tooltip: { formatter(point: unknown): string };
  };
  expect(option.tooltip.formatter({ name: "<b>1", value: [1, 2] })).toBe(
    "&#60;b&#62;1<br>Revenue: $1<br>Orders: 2",
  );
  expect(wordsOf("scatter", table)).toEqual(expect.arrayContaining(["Revenue", "Orders"]));
});

test("a histogram of rows bins them; of bins it draws them in order", () => {
  const rows = resultOf(
    [product, revenue],
    names(100).map((name, index) => [name, index]),
  );
  expect(wordsOf("histogram", rows, listOf(rows))).toContain("$0 – $50");
  const bins = resultOf(
    [dimension("Size", { type: "decimal" }), orders],
    [
      [10, 4],
      [0, 3],
      [null, 1],
    ],
  );
  const query = figuresOf(bins);
  const [size] = query.dimensions;
  if (size === undefined) throw new Error("the sample has a dimension");
  const binned = {
    ...query,
    dimensions: [
      {
        ...size,
        expression: {
          kind: "bin" as const,
          operand: size.expression,
          bins: { kind: "width" as const, width: 10, origin: 0 },
        },
      },
    ],
  };
  expect(wordsOf("histogram", bins, binned)).toEqual(expect.arrayContaining(["(none)", "0 – 10", "from 10"]));
});

test("a donut names each part with its figure and its share", () => {
  expect(wordsOf("donut", byRegion)).toEqual(
    expect.arrayContaining(["North", "$3K (50 %)", "South", "$2K (33.3 %)", "West", "$1K (16.7 %)"]),
  );
});

test("asked for all the same: a donut of many parts adds the small ones up, points stand over names", () => {
  const many = resultOf(
    [product, revenue],
    names(20).map((name, index) => [name, index + 1]),
  );
  expect(wordsOf("donut", many)).toEqual(expect.arrayContaining(["P19", "Other (9)"]));
  expect(wordsOf("scatter", byRegion)).toEqual(expect.arrayContaining(["North", "South", "West"]));
  expect(wordsOf("line", byRegion)).toEqual(expect.arrayContaining(["North", "South", "West"]));
});

test("a chart is told in words to those who do not see it", () => {
  const { aria } = drawChart(specOf("bar", byRegion, figuresOf(byRegion)), byRegion, options);
  expect(aria).toMatchObject({
    label: { description: "Revenue. Bar chart of 3 rows. Revenue: from $1,000 (West) to $3,000 (North)." },
  });
});

const cell = fc.oneof(fc.constant(null), fc.integer(), fc.double(), fc.constant("1e999"), fc.constant("n/a"));
const name = fc.oneof(
  fc.constant(null),
  fc.string({ maxLength: 40 }),
  fc.constantFrom("2024-01-01", "<script>"),
);
const tables = fc
  .tuple(
    fc.array(fc.constantFrom(region, product, month), { maxLength: 3 }),
    fc.array(fc.constantFrom(revenue, orders), { maxLength: 3 }),
  )
  .filter(([dimensions, figures]) => dimensions.length + figures.length > 0)
  .chain(([dimensions, figures]) => {
    const columns = [...dimensions, ...figures].map((column, index) => ({ ...column, id: `c${index}` }));
    const row = fc.tuple(...columns.map(({ role }) => (role === "dimension" ? name : cell)));
    return fc.array(row, { maxLength: 60 }).map((rows) => resultOf(columns, rows));
  });

test("whatever the result, what fits can be drawn, and what can be drawn is drawn", () => {
  fc.assert(
    fc.property(tables, fc.constantFrom("light", "dark"), fc.boolean(), (table, theme, listed) => {
      const query = listed ? listOf(table) : figuresOf(table);
      const spec = chooseChart(table, query, { title: "Any", resultHash: "h" });
      const drawn = chartKinds.filter((kind) => charts[kind].draws(tableShape(table, query)));
      expect(drawn).toEqual(expect.arrayContaining([spec.kind, ...spec.alternatives]));
      for (const kind of drawn) {
        const option = drawChart(specOf(kind, table, query), table, {
          ...options,
          theme: theme as "light" | "dark",
        });
        expect(renderSvg(option, size)).toContain("</svg>");
      }
    }),
    { seed: 20241121, numRuns: 60 },
  );
});

test("every kind of the menu has its own entry", () => {
  expect(Object.keys(charts).toSorted()).toEqual([...chartKinds].toSorted());
});

test("lines are named at their end where that leaves them room, else by a legend", () => {
  const table = resultOf(
    [month, product, revenue],
    months(6).flatMap((one) => ["Home & Kitchen", "Clothing"].map((name, at) => [one, name, at + 1])),
  );
  const drawn = (width: number) =>
    drawChart(specOf("line", table, figuresOf(table)), table, { ...options, width });
  expect(drawn(640)).not.toHaveProperty("legend");
  expect(drawn(358)).toMatchObject({ legend: { data: ["Clothing", "Home & Kitchen"] }, grid: { right: 20 } });
});

test("the names of lines that end at the same place are set apart by a line of text", () => {
  const lines = ["North", "South", "West", "East"];
  const table = resultOf(
    [month, region, revenue],
    months(6).flatMap((one, index) => lines.map((name, at) => [one, name, index < 5 ? index + at : 9])),
  );
  const svg = renderSvg(drawChart(specOf("line", table, figuresOf(table)), table, options), size);
  const heights = lines.map((name) =>
    Number(new RegExp(`translate\\(\\S+ ([\\d.]+)\\)"[^>]*>${name}<`).exec(svg)?.[1]),
  );
  const sorted = heights.toSorted((a, b) => a - b);
  expect(sorted.slice(1).map((height, at) => Math.round(height - (sorted[at] ?? 0)))).toEqual([14, 14, 14]);
});

test("a number stands beside every lying bar, however many there are", () => {
  const table = resultOf(
    [product, revenue],
    names(30).map((name, index) => [name, 1000 + index]),
  );
  expect(drawChart(specOf("bar", table, figuresOf(table)), table, options)).toMatchObject({
    xAxis: { axisLabel: { show: false } },
    series: [{ label: { show: true, position: "right" } }],
  });
});
