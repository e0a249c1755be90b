import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { renderSvg } from "../render-svg.ts";
import { dimension, figuresOf, measure, resultOf } from "../testing/samples.ts";
import type { DrawOptions } from "./chart-context.ts";

const options: DrawOptions = { theme: "light", locale: "en-US", width: 640 };
const regions = resultOf(
  [dimension("Region"), measure("Revenue")],
  [
    [null, 9000],
    ["North", 1000],
    ["South", 3000],
    ["West", 2000],
  ],
);

/** The words of the bar chart over a result, from left to right and top to bottom. */
function words(table = regions, query = figuresOf(table), more: Partial<DrawOptions> = {}): string[] {
  const spec = chooseChart(table, { ...query, chart: "bar" }, { title: "Revenue", resultHash: "h" });
  const svg = renderSvg(drawChart(spec, table, { ...options, ...more }), {
    width: 640,
    height: 300,
  });
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
}

const places = (found: string[], names: string[]): number[] => names.map((name) => found.indexOf(name));
const isAscending = (numbers: number[]): boolean =>
  numbers.every((number, at) => number >= 0 && (at === 0 || number > (numbers[at - 1] ?? 0)));

test("names in no asked order stand by size, what belongs to none of them last", () => {
  expect(isAscending(places(words(), ["South", "West", "North", "(none)"]))).toBe(true);
});

test("names stay in the order that was asked for, and weekdays in their own", () => {
  const ordered = figuresOf(regions, {
    order: [{ by: { kind: "output", id: "Region" }, descending: false }],
  });
  expect(isAscending(places(words(regions, ordered), ["(none)", "North", "South", "West"]))).toBe(true);
  const days = resultOf(
    [dimension("Day"), measure("Revenue")],
    [
      ["Monday", 1],
      ["Tuesday", 3],
      ["Wednesday", 2],
    ],
  );
  expect(isAscending(places(words(days), ["Monday", "Tuesday", "Wednesday"]))).toBe(true);
});

test("periods stand in time, or in the order of the figure that was asked for; days kept as text among them", () => {
  for (const type of ["date", "string"] as const) {
    const rows = [
      ["2024-03-01", 30],
      ["2024-01-01", 20],
      ["2024-02-01", 10],
    ];
    const monthly = resultOf([dimension("Month", { type }), measure("Revenue")], rows);
    expect(isAscending(places(words(monthly), ["Mar 2024", "Jan 2024", "Feb 2024"]))).toBe(true);
    const later = { ...monthly, rows: rows.toSorted().toReversed() };
    expect(isAscending(places(words(later), ["Jan 2024", "Feb 2024", "Mar 2024"]))).toBe(true);
  }
});

test("weekdays and months of the year go from left to right, however long their names are", () => {
  const monthly = resultOf(
    [dimension("Month", { type: "integer", part: "month-of-year" }), measure("Revenue")],
    Array.from({ length: 12 }, (_, index) => [index + 1, index]),
  );
  const spec = chooseChart(monthly, { ...figuresOf(monthly), chart: "bar" }, { title: "", resultHash: "h" });
  expect(drawChart(spec, monthly, options)).toMatchObject({ xAxis: { type: "category" } });
});

test("a bar below zero carries its figure at its end", () => {
  const changes = resultOf(
    [dimension("Region"), measure("Change")],
    [
      ["North", 10],
      ["South", -4],
    ],
  );
  const spec = chooseChart(changes, { ...figuresOf(changes), chart: "bar" }, { title: "", resultHash: "h" });
  expect(drawChart(spec, changes, options).series).toMatchObject([
    { label: { position: "top" }, data: [10, { value: -4, label: { position: "bottom" } }] },
  ]);
});

test("bars that carry their figures need no axis of figures", () => {
  expect(words().toSorted()).toEqual(["(none)", "1K", "2K", "3K", "9K", "North", "South", "West"].toSorted());
});

test("a small chart draws the bars that it has room for, and says how many there are", () => {
  const many = resultOf(
    [dimension("Product"), measure("Revenue")],
    Array.from({ length: 12 }, (_, index) => [`Product number ${index}`, index + 1]),
  );
  const small = words(many, figuresOf(many), { height: 176 });
  expect(small).toContain("The largest 8 of 12 are shown");
  expect(small.filter((word) => word.startsWith("Product number"))).toHaveLength(8);
  expect(words(many).filter((word) => word.startsWith("Product number"))).toHaveLength(12);
});
