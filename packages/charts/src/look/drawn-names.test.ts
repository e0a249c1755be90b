import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { dimension, figuresOf, measure, months, resultOf } from "../testing/samples.ts";
import { drawnNames } from "./drawn-names.ts";

const region = dimension("Region");
const revenue = measure("Revenue");
const named = (table: ReturnType<typeof resultOf>): string[] => {
  const spec = chooseChart(table, figuresOf(table), { title: "Revenue", resultHash: "h" });
  const look = { reference: { value: 5, label: "Target" } };
  return drawnNames({ ...spec, look }, table, "en-US");
};

test("lines and parts are named, a chart of one colour has none", () => {
  const byRegion = ["A", "B", "C"].map((name, index) => [name, 3 - index]);
  expect(named(resultOf([region, revenue], byRegion))).toEqual(["A", "B", "C"]);
  const five = ["A", "B", "C", "D", "E"].map((name, index) => [name, 9 - index]);
  expect(named(resultOf([region, revenue], five))).toEqual([]);
  const overTime = months(8).flatMap((month) =>
    byRegion.map(([name = "", value = 0]) => [month, name, value]),
  );
  expect(named(resultOf([dimension("Month", { type: "date" }), region, revenue], overTime))).toEqual([
    "A",
    "B",
    "C",
  ]);
});
