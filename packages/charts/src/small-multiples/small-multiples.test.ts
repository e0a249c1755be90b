import { expect, test } from "vitest";
import { chartAs, chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { dimension, figuresOf, measure, months, resultOf } from "../testing/samples.ts";
import { panelGrid } from "./small-multiples.ts";

const table = resultOf(
  [dimension("Month", { type: "date" }), dimension("Region"), measure("Revenue")],
  months(4).flatMap((one, index) =>
    ["A", "B", "C", "D", "E"].map((name, at) => [one, name, (at + 1) * index]),
  ),
);
const query = figuresOf(table);
const spec = chooseChart(table, query, { title: "Revenue", resultHash: "h" });
const options = { theme: "light", locale: "en-US", width: 640 } as const;
const panels = (height?: number) => {
  const one = chartAs(spec, "small-multiples", table, query);
  return drawChart(one, table, height === undefined ? options : { ...options, height });
};

test("one panel a member, the largest first, all on the same axis", () => {
  const { yAxis, series, title } = panels();
  expect(spec.alternatives).toContain("small-multiples");
  expect(title).toMatchObject(["E", "D", "C", "B", "A"].map((text) => ({ text })));
  expect(series).toHaveLength(5);
  expect(new Set([yAxis].flat().map((axis) => JSON.stringify([axis?.min, axis?.max])))).toEqual(
    new Set(["[0,20]"]),
  );
});

test("in a small place fewer panels, and the chart says so", () => {
  const { series, aria } = panels(200);
  expect(series).toHaveLength(5);
  expect(panels(80).series).toHaveLength(3);
  expect(panels(80).aria).toMatchObject({
    label: { description: expect.stringContaining("The largest 3 of 5 are shown") },
  });
  expect(aria).toMatchObject({ enabled: true });
});

test("as many across as there is room for", () => {
  expect(panelGrid(9, 900)).toMatchObject({ across: 4, down: 3 });
  expect(panelGrid(9, 360)).toMatchObject({ across: 1, down: 9 });
  expect(panelGrid(100, 900)).toMatchObject({ down: 6 });
});
