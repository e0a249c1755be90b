import { expect, test } from "vitest";
import { chartHeight } from "./chart-height.ts";
import { chartSummary } from "./chart-summary.ts";
import { chartAs, chooseChart } from "./choose-chart.ts";
import { dimension, figuresOf, measure, resultOf } from "./testing/samples.ts";

const bars = (count: number) =>
  resultOf(
    [dimension("Product"), measure("Revenue")],
    Array.from({ length: count }, (_, index) => [`Product number ${index}`, index + 1]),
  );
const specOf = (count: number) =>
  chooseChart(bars(count), figuresOf(bars(count)), { title: "Revenue", resultHash: "h" });

test("a chart of many bars is as high as they need, with room for a title", () => {
  expect(chartHeight(specOf(5), bars(5), 640)).toBe(300);
  expect(chartHeight(specOf(20), bars(20), 640)).toBe(580);
  expect(chartHeight({ ...specOf(20), look: { title: "Best" } }, bars(20), 640)).toBe(608);
  expect(chartHeight({ ...specOf(20), look: { top: 5 } }, bars(20), 640)).toBe(320);
});

test("a chart in words, and switched to another kind", () => {
  expect(chartSummary(specOf(5), bars(5), "en-US")).toBe(
    "Revenue. Bar chart of 5 rows. Revenue: from 1 (Product number 0) to 5 (Product number 4).",
  );
  const pareto = chartAs(specOf(20), "pareto", bars(20), figuresOf(bars(20)));
  expect(pareto).toMatchObject({ kind: "pareto", x: "Product", y: ["Revenue"] });
  expect(pareto.alternatives).toContain("bar");
  expect(pareto.bySize).toBeUndefined();
  expect(chartAs(pareto, "forecast", bars(20), figuresOf(bars(20)))).toBe(pareto);
});
