import { expect, test } from "vitest";
import { chartAs, chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { dimension, dollars, figuresOf, measure, resultOf } from "../testing/samples.ts";
import { mapHeight } from "./map.ts";

const table = resultOf(
  [dimension("Country"), measure("Revenue", { unit: dollars })],
  [
    ["France", 300],
    ["FR", 20],
    ["Germany", 100],
    ["Spain", 50],
    ["Italy", 50],
    ["Belgium", 50],
    ["Unspecified", 5],
  ],
);

test("one square a country in the part of the map that they are in, rows of the same country added up", () => {
  const query = figuresOf(table);
  const spec = chooseChart(table, query, { title: "Revenue", resultHash: "h" });
  expect(spec.alternatives).toContain("map");
  const option = drawChart(chartAs(spec, "map", table, query), table, {
    theme: "light",
    locale: "en-US",
    width: 640,
  });
  const [others, shown] = Array.isArray(option.series) ? option.series : [];
  expect(shown?.data).toHaveLength(5);
  expect(shown?.data).toContainEqual(
    expect.objectContaining({
      name: "France",
      code: "FR\n$320",
      value: [9, 4, 320],
      label: { color: "#fffefb" },
    }),
  );
  expect(JSON.stringify(others?.data)).toContain("Austria");
  expect(JSON.stringify(others?.data)).not.toContain("Australia");
  expect(option.aria).toMatchObject({
    label: { description: expect.stringContaining("1 of 7 are not on the map") },
  });
});

test("its height is that of the part which is shown", () => {
  const europe = mapHeight(["France", "Germany", "Italy"], 640);
  expect(mapHeight(["France", "Brazil", "Japan"], 640)).toBeGreaterThan(europe);
  expect(mapHeight(["France", "Brazil", "Japan"], 320)).toBeLessThan(400);
});
