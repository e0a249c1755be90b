import { type ChartKind, chartKinds } from "@parlance/contract";
import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { themes } from "../draw/theme.ts";
import { drawExample } from "./draw-example.ts";
import { examples } from "./examples.ts";

const size = { locale: "en-US", width: 520, height: 300 };
const all = examples();
const draw = (kind: ChartKind, theme: "light" | "dark" = "light", width = size.width): string =>
  drawExample(kind, all[kind], { ...size, theme, width });

/** A picture without its colours: its outlines, where they stand, and its words. */
const shapes = (svg: string): (string | undefined)[] =>
  [...svg.matchAll(/\s(?:d|x|y|transform|width|height)="([^"]*)"|>([^<>]+)<\/text>/g)].map(
    ([, place, word]) => place ?? word,
  );

test.each(chartKinds)("%s is drawn as in its picture, which is beside this test", async (kind) => {
  await expect(draw(kind)).toMatchFileSnapshot(`pictures/${kind}.svg`);
});

test.each(chartKinds)("%s is the same picture in the other theme, in its colours", (kind) => {
  const dark = draw(kind, "dark");
  expect(shapes(dark)).toEqual(shapes(draw(kind)));
  if (kind !== "table") expect(dark).not.toContain(themes.light.text);
});

test.each(chartKinds)("%s is drawn at a phone's width, each time alike", (kind) => {
  const narrow = draw(kind, "light", 340);
  expect(narrow).toMatch(/^<svg[^>]* width="340"/);
  expect(draw(kind, "light", 340)).toBe(narrow);
  if (kind !== "table") expect(narrow.match(/<(path|text|rect)/g)?.length).toBeGreaterThan(2);
});

test("each picture says what its chart is made of", () => {
  const words = (kind: ChartKind): string[] =>
    [...draw(kind).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
  expect(words("waterfall")).toEqual(expect.arrayContaining(["Everything else", "Total"]));
  expect(words("pareto")).toEqual(expect.arrayContaining(["100 %", "Share of the whole so far"]));
  expect(words("line")).toEqual(expect.arrayContaining(["retail", "online"]));
  expect(words("forecast")).toEqual(expect.arrayContaining(["total revenue", "Forecast"]));
  expect(words("anomalies")).toEqual(expect.arrayContaining(["total revenue, anomaly"]));
  expect(words("small-multiples")).toEqual(expect.arrayContaining(["Electronics", "Clothing"]));
  expect(words("cohort")).toEqual(expect.arrayContaining(["0", "1", "2"]));
  expect(words("box-plot")).toEqual(expect.arrayContaining(["Electronics"]));
});

test.each([
  "waterfall",
  "forecast",
  "anomalies",
  "cohort",
  "donut",
  "histogram",
  "box-plot",
  "combo",
] as const)("%s is what its question's answer is drawn as by itself", (kind) => {
  const { table, query } = all[kind];
  expect(chooseChart(table, query, { title: "", resultHash: "" }).kind).toBe(kind);
});
