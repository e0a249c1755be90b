import { type ChartLook, requestedChart } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";

const index = salesIndex();
const bars = "revenue by category";
const lines = "monthly revenue by category";
const chartOf = (question: string, ...before: string[]) =>
  requestedChart(best(index, question, before).query);

describe("the look of a chart that is there", () => {
  it.each<[string, ChartLook]>([
    ["log scale", { scale: "log" }],
    ["call it Our countries", { title: "Our countries" }],
    ["put the y-axis on a logarithmic scale please", { scale: "log" }],
    ["Add a target line at 100000", { reference: { value: 100_000, label: "Target" } }],
    ["draw a line at $1.5M", { reference: { value: 1_500_000, label: null } }],
    ["mark the goal of 20%", { reference: { value: 0.2, label: "Goal" } }],
    ["call it Sales of the year", { title: "Sales of the year" }],
    ["set the title to “Where it comes from”.", { title: "Where it comes from" }],
    ["rename the title to What sells", { title: "What sells" }],
    ["swap the axes", { bars: "turned" }],
    ["show it in millions", { numbers: "short" }],
    ["label the x-axis Our regions", { xLabel: "Our regions" }],
    ["change the label of the vertical axis to Million dollars", { yLabel: "Million dollars" }],
    ["use a dark blue", { colours: { "": "navy" } }],
    ["make the bars orange", { colours: { "": "orange" } }],
    ["change the colour to purple", { colours: { "": "purple" } }],
    ["make Beverages red", { colours: { Beverages: "red" } }],
    ["with two decimals", { decimals: 2 }],
    ["show full numbers", { numbers: "exact" }],
    ["make it horizontal", { bars: "lying" }],
    ["show the bars vertically", { bars: "standing" }],
    ["flip it", { bars: "turned" }],
    ["swap the axes please", { bars: "turned" }],
    [
      "log scale, and add a target line at 5k and call it Sales",
      { scale: "log", reference: { value: 5000, label: "Target" }, title: "Sales" },
    ],
  ])("%s", (question, look) => {
    expect(chartOf(question, bars)).toEqual({ kind: null, look });
    expect(briefOf(index, question, [bars])).toBe(briefOf(index, bars));
  });

  it.each([
    ["make it a bar chart in dark blue with a log scale", "bar", { colours: { "": "navy" }, scale: "log" }],
    ["make it a 100% stacked bar", "stacked-bar", { share: true }],
    ["stack them", "stacked-bar", {}],
    ["use percentages", "stacked-bar", { share: true }],
    ["show as shares of the whole", "stacked-bar", { share: true }],
    ["show the bars side by side", "grouped-bar", {}],
    ["put it on a map", "map", {}],
    ["show it as small multiples", "small-multiples", {}],
    ["make it a stacked bar", "stacked-bar", {}],
    ["as a line", "line", {}],
    ["as a horizontal bar chart", "bar", { bars: "lying" }],
    ["horizontal bars please", "bar", { bars: "lying" }],
    ["show it as an area please", "area", {}],
  ])("%s", (question, kind, look) => {
    expect(chartOf(question, lines)).toEqual({ kind, look });
  });
});

describe("changes of a look", () => {
  it("turn bars once more, whichever way they are", () => {
    expect(chartOf("flip it", bars, "make it horizontal").look).toEqual({ bars: "standing" });
    expect(chartOf("flip it", bars, "flip it").look).toEqual({});
  });

  const target = "add a target line at 100000";
  it("add up, are taken back one by one or all at once, and stay while the question goes on", () => {
    const both = [bars, target, "make it navy"];
    const reference = { value: 100_000, label: "Target" };
    expect(chartOf("log scale", ...both).look).toEqual({
      reference,
      colours: { "": "navy" },
      scale: "log",
    });
    expect(chartOf("remove the target line", ...both).look).toEqual({ colours: { "": "navy" } });
    expect(chartOf("back to a linear scale", bars, "log scale").look).toEqual({});
    expect(chartOf("reset the chart", ...both).look).toEqual({});
    expect(chartOf("flip the axes", bars, "vertical bars").look).toEqual({ bars: "lying" });
    expect(chartOf("flip the axes", bars, "flip the axes").look).toEqual({});
    expect(chartOf("only Germany", ...both).look).toEqual({ reference, colours: { "": "navy" } });
  });

  it.each([
    [bars, "sort by name", "order g1"],
    [bars, "from z to a", "order g1 desc"],
    [bars, "smallest first", "order m1"],
    [bars, "biggest ones first", "order m1 desc"],
  ])("%s, %s: the groups of the table too", (before, question, order) => {
    expect(briefOf(index, question, [before])).toBe(`${briefOf(index, before)} ${order}`);
  });

  it("order what splits a time, which keeps its own order", () => {
    expect(chartOf("sort by name", lines).look).toEqual({ sort: "name" });
    expect(briefOf(index, "sort by name", [lines])).toBe(briefOf(index, lines));
  });
});

describe("a look that a question asks for at once", () => {
  it.each<[string, string, ChartLook]>([
    ["revenue by category on a log scale", bars, { scale: "log" }],
    [
      "monthly revenue with a target line at 50k",
      "monthly revenue",
      { reference: { value: 50_000, label: "Target" } },
    ],
    ['revenue by category titled "What sells"', bars, { title: "What sells" }],
  ])("%s", (question, plain, look) => {
    expect(chartOf(question).look).toEqual(look);
    expect(briefOf(index, question)).toBe(briefOf(index, plain));
  });
});

it("what is titled as a value of the data is that one, and no chart is called so", () => {
  expect(chartOf('customers titled "Germany"').look).toEqual({});
});

it.each([
  "only Germany",
  "by month",
  "top 3",
  "what about 2023?",
  "and in France?",
  "show it as a percentage",
])("%s is no command to a chart", (question) => {
  expect(chartOf(question, bars).look).toEqual({});
  expect(briefOf(index, question, [bars])).not.toBe(briefOf(index, bars));
});

describe("what of a chart is shown, and where it begins", () => {
  it.each<[string, ChartLook]>([
    ["hide the legend", { legend: "none" }],
    ["no legend please", { legend: "none" }],
    ["put the legend at the bottom", { legend: "below" }],
    ["show a legend", { legend: "above" }],
    ["start at zero", { start: 0 }],
    ["the axis should start at 0", { start: 0 }],
    ["don't start at zero", { start: "data" }],
    ["start the y-axis at 5k", { start: 5000 }],
    ["show the figures on the bars", { values: true }],
    ["data labels", { values: true }],
    ["show values", { values: true }],
    ["label the bars", { values: true }],
    ["hide the numbers on the bars", { values: false }],
    ["remove the grid lines", { grid: false }],
    ["make it bigger", { size: "large" }],
    ["smaller", { size: "small" }],
    ["add an average line", { reference: { value: "average", label: "Average" } }],
    ["draw a line at the median", { reference: { value: "median", label: "Median" } }],
  ])("%s", (question, look) => {
    expect(chartOf(question, lines)).toEqual({ kind: null, look });
    expect(briefOf(index, question, [lines])).toBe(briefOf(index, lines));
  });

  it.each([
    ["smooth the line", "not smoothed"],
    ["put the legend on the right", "above or below"],
    ["rotate the labels", "lean by themselves"],
    ["hide the axis labels", "stay"],
    ["use a bigger font", "“font” cannot be changed"],
    ["make the line thicker", "“thicker” cannot be changed"],
  ])("%s is refused with its reason, and the chart stays", (question, reason) => {
    const { query, assumptions } = best(index, question, [lines]);
    expect(assumptions.join()).toContain(reason);
    expect(query).toEqual(best(index, lines).query);
  });
});

it("a word of colour before what splits a chart says nothing else", () => {
  expect(briefOf(index, "colour by category", ["monthly revenue"])).toBe(
    briefOf(index, "by category", ["monthly revenue"]),
  );
});
