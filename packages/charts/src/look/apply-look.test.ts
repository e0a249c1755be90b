import type { ChartKind, ChartLook, ResultTable } from "@parlance/contract";
import { expect, test } from "vitest";
import { chartAs, chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { renderSvg } from "../render-svg.ts";
import { dimension, dollars, figuresOf, measure, months, resultOf } from "../testing/samples.ts";

const size = { width: 640, height: 320 };
const revenue = measure("Revenue", { unit: dollars });
const byRegion = resultOf(
  [dimension("Region"), revenue],
  [
    ["North", 3000],
    ["South", 200],
    ["West", 10],
    ["East", 0],
  ],
);
const byMonthAndRegion = resultOf(
  [dimension("Month", { type: "date" }), dimension("Region"), revenue],
  months(6).flatMap((one, index) => [
    [one, "North", 100 * (index + 1)],
    [one, "South", 300],
  ]),
);

function optionOf(kind: ChartKind, table: ResultTable, look: ChartLook) {
  const query = figuresOf(table);
  const spec = chartAs(chooseChart(table, query, { title: "Revenue", resultHash: "h" }), kind, table, query);
  expect(spec.kind).toBe(kind);
  return drawChart({ ...spec, look }, table, { theme: "light", locale: "en-US", width: 640 });
}

const wordsOf = (kind: ChartKind, table: ResultTable, look: ChartLook): string[] =>
  [...renderSvg(optionOf(kind, table, look), size).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text = ""]) => text,
  );

test("a title and the names of the axes are drawn, and the chart is told by its title", () => {
  const look = { title: "Where we sell", xLabel: "Our regions", yLabel: "Sold" };
  expect(wordsOf("bar", byRegion, look)).toEqual(
    expect.arrayContaining(["Where we sell", "Our regions", "Sold"]),
  );
  expect(optionOf("bar", byRegion, look).aria).toMatchObject({
    label: { description: expect.stringMatching(/^Where we sell\. Bar chart/) },
  });
});

test("a reference line is named with its value, and the axis reaches it", () => {
  const words = wordsOf("line", byMonthAndRegion, { reference: { value: 2000, label: "Target" } });
  expect(words).toEqual(expect.arrayContaining(["Target: $2,000", "$2K"]));
  expect(wordsOf("bar", byRegion, { reference: { value: 5000, label: null } })).toContain("$5,000");
  const [plain, asked] = [{}, { reference: { value: 5, label: null } }].map((look) =>
    optionOf("donut", byRegion, look),
  );
  expect(JSON.stringify(asked)).toBe(JSON.stringify(plain));
});

test("a scale of logarithms has an axis of powers and leaves out what is not above zero", () => {
  const { yAxis, series } = optionOf("bar", byRegion, { scale: "log" });
  expect(yAxis).toMatchObject({ type: "log" });
  expect(series).toMatchObject([{ data: [3000, 200, 10, null] }]);
  expect(wordsOf("bar", byRegion, { scale: "log" })).toEqual(expect.arrayContaining(["$10", "$100", "$1K"]));
  const both = { scale: "log" as const, reference: { value: 100, label: "Target" } };
  const words = wordsOf("bar", byRegion, both);
  expect(words).toContain("Target: $100");
  expect(words).toContain("$1");
  expect(words).not.toContain("$0.1");
  expect(optionOf("stacked-bar", byMonthAndRegion, { scale: "log" }).yAxis).toMatchObject({ type: "value" });
});

test("colours go to the one figure, to the largest of several, or to what is named", () => {
  const navy = "#23308a";
  expect(optionOf("bar", byRegion, { colours: { "": "navy" } }).series).toMatchObject([
    { itemStyle: { color: navy } },
  ]);
  expect(optionOf("line", byMonthAndRegion, { colours: { "": "navy" } }).color).toContain(navy);
  expect(optionOf("line", byMonthAndRegion, { colours: { south: "navy" } }).series).toMatchObject([
    { name: "North" },
    { name: "South", itemStyle: { color: navy } },
  ]);
  expect(renderSvg(optionOf("donut", byRegion, { colours: { West: "navy" } }), size)).toContain(navy);
});

test("figures are written as asked: in full, with decimals, as percentages", () => {
  expect(wordsOf("bar", byRegion, { numbers: "exact" })).toContain("$3,000");
  expect(wordsOf("bar", byRegion, { decimals: 2 })).toContain("$3.00K");
  expect(wordsOf("bar", byRegion, { numbers: "percent", decimals: 0 })).toContain("300,000 %");
});

test("stacks of shares fill the whole", () => {
  const { series, yAxis } = optionOf("stacked-bar", byMonthAndRegion, { share: true });
  expect(yAxis).toMatchObject({ max: 1 });
  expect(series).toMatchObject([{ data: [0.25, 0.4, 0.5, 4 / 7, 0.625, 2 / 3] }, {}]);
  expect(wordsOf("area", byMonthAndRegion, { share: true })).toContain("100 %");
});

test("the largest alone, in an order of their own, and the chart says how many there are", () => {
  const words = wordsOf("bar", byRegion, { top: 2, sort: "name-descending" });
  expect(words.filter((word) => /North|South|West|East/.test(word))).toEqual(["South", "North"]);
  expect(words).toContain("The largest 2 of 4 are shown");
});

test("a legend stands below or not at all, and names at the ends of lines go with it", () => {
  expect(optionOf("line", byMonthAndRegion, {}).legend).toBeUndefined();
  const below = optionOf("line", byMonthAndRegion, { legend: "below" });
  expect(below).toMatchObject({ legend: { bottom: 0 }, series: [{ endLabel: { show: false } }, {}] });
  expect(wordsOf("line", byMonthAndRegion, {})).toContain("North");
  expect(wordsOf("line", byMonthAndRegion, { legend: "none" })).not.toContain("North");
  expect(optionOf("stacked-bar", byMonthAndRegion, { legend: "none" }).legend).toBeUndefined();
});

test("figures are written on stacks and at points, and left out of bars that have them", () => {
  expect(wordsOf("stacked-bar", byMonthAndRegion, { values: true })).toContain("$300");
  expect(wordsOf("line", byMonthAndRegion, { values: true })).toContain("$600");
  expect(wordsOf("bar", byRegion, {})).toContain("$200");
  expect(wordsOf("bar", byRegion, { values: false })).not.toContain("$200");
});

test("an axis begins where it is told to, that of bars at zero; its grid can go", () => {
  expect(optionOf("line", byMonthAndRegion, { start: 50 }).yAxis).toMatchObject({ min: 50 });
  expect(optionOf("line", byMonthAndRegion, { start: "data" }).yAxis).toMatchObject({ scale: true });
  expect(optionOf("stacked-bar", byMonthAndRegion, { start: 50 }).yAxis).not.toHaveProperty("min");
  expect(optionOf("line", byMonthAndRegion, { grid: false }).yAxis).toMatchObject({
    splitLine: { show: false },
  });
});

test("a line stands at the average or the median of what is drawn, of stacks their heights", () => {
  expect(wordsOf("bar", byRegion, { reference: { value: "average", label: "Average" } })).toContain(
    "Average: $802.50",
  );
  expect(wordsOf("bar", byRegion, { reference: { value: "median", label: "Median" } })).toContain(
    "Median: $105",
  );
  expect(
    wordsOf("stacked-bar", byMonthAndRegion, { reference: { value: "average", label: "Average" } }),
  ).toContain("Average: $650");
});
