import type { EChartsOption } from "echarts";
import { expect, test } from "vitest";
import { chartAs, chooseChart } from "./choose-chart.ts";
import { drawChart } from "./draw-chart.ts";
import { dimension, figuresOf, measure, resultOf } from "./testing/samples.ts";

const count = 100_000;
const options = { theme: "light", locale: "en-US", width: 900 } as const;
const seriesOf = ({ series }: EChartsOption): Record<string, unknown>[] =>
  [series ?? []].flat() as Record<string, unknown>[];

test("100,000 instants are a line without marks that is thinned to the pixels there are", () => {
  const rows = Array.from({ length: count }, (_, index) => [
    new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString(),
    Math.sin(index / 900),
  ]);
  const table = resultOf([dimension("Minute", { type: "timestamp" }), measure("Load")], rows);
  const spec = chooseChart(table, figuresOf(table), { title: "Load", resultHash: "h" });
  expect(spec.kind).toBe("line");
  expect(seriesOf(drawChart(spec, table, options))).toMatchObject([
    { type: "line", sampling: "lttb", showSymbol: false },
  ]);
});

test("100,000 pairs are points drawn in bulk, every other one of them", () => {
  const rows = Array.from({ length: count }, (_, index) => [`P${index}`, index % 317, index % 211]);
  const table = resultOf([dimension("Product"), measure("Price"), measure("Weight")], rows);
  const query = figuresOf(table);
  const spec = chartAs(
    chooseChart(table, query, { title: "Price", resultHash: "h" }),
    "scatter",
    table,
    query,
  );
  const [points] = seriesOf(drawChart(spec, table, options));
  expect(points).toMatchObject({ type: "scatter", large: true, symbolSize: 3 });
  expect(points?.data).toHaveLength(count / 2);
});
