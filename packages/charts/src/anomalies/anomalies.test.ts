import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { dimension, figuresOf, measure, months, resultOf } from "../testing/samples.ts";

const flags = { ...measure("Revenue, anomaly"), id: "revenue:anomaly", type: "boolean" as const };
const analysis = (table: ReturnType<typeof resultOf>) => ({
  kind: "analysis" as const,
  request: { kind: "anomalies" as const },
  query: figuresOf(table),
});

test("several members have a line each, and marks on their own points", () => {
  const revenue = { ...measure("Revenue"), id: "revenue" };
  const table = resultOf(
    [dimension("Month", { type: "date" }), dimension("Region"), revenue, flags],
    months(6).flatMap((one, index) =>
      ["North", "South"].map((name, at) => [one, name, (at + 1) * 10 + index, index === 3 && at === 1]),
    ),
  );
  const query = analysis(table) as unknown as Parameters<typeof chooseChart>[1];
  const spec = chooseChart(table, query, { title: "Anomalies of revenue", resultHash: "h" });
  expect(spec.kind).toBe("anomalies");
  const { series } = drawChart(spec, table, { theme: "light", locale: "en-US", width: 640 });
  const drawn = [series ?? []].flat();
  expect(drawn.map(({ type, name }) => [type, name])).toEqual([
    ["line", "South"],
    ["line", "North"],
    ["scatter", "Revenue, anomaly"],
  ]);
  expect(drawn.at(-1)).toMatchObject({ data: [[expect.any(Number), 23]] });
});

test("the legend names the band, and marks where there are any", () => {
  const bounds = ["lower", "upper"].map((name) => ({ ...measure(`Usual ${name}`), id: `revenue:${name}` }));
  const columns = [dimension("Month", { type: "date" }), { ...measure("Revenue"), id: "revenue" }, flags];
  const legendOf = (marked: number) => {
    const table = resultOf(
      [...columns, ...bounds],
      months(6).map((one, index) => [one, 10, index === marked, 8, 12]),
    );
    const query = analysis(table) as unknown as Parameters<typeof chooseChart>[1];
    const spec = chooseChart(table, query, { title: "", resultHash: "h" });
    return drawChart(spec, table, { theme: "light", locale: "en-US", width: 640 }).legend;
  };
  expect(legendOf(3)).toMatchObject({ data: ["Revenue", { name: "Usual range" }, "Revenue, anomaly"] });
  expect(legendOf(-1)).toMatchObject({ data: ["Revenue", { name: "Usual range" }] });
});
