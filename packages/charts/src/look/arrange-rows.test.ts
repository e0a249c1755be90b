import type { ChartSpec } from "@parlance/contract";
import { expect, test } from "vitest";
import { dimension, measure, months, resultOf } from "../testing/samples.ts";
import { arrangedColumn, arrangeRows } from "./arrange-rows.ts";

const table = resultOf(
  [dimension("Region"), measure("Revenue")],
  [
    ["Item 10", 5],
    ["Item 2", -9],
    ["Item 1", 7],
  ],
);
const spec: ChartSpec = {
  kind: "bar",
  title: "",
  x: "Region",
  y: ["Revenue"],
  series: null,
  bySize: true,
  reasons: [],
  alternatives: [],
  resultHash: "",
};
const names = (look: ChartSpec["look"]): unknown[] =>
  arrangeRows({ ...spec, look }, table).table.rows.map(([name]) => name);

test.each([
  [{ sort: "name" }, ["Item 1", "Item 2", "Item 10"]],
  [{ sort: "name-descending" }, ["Item 10", "Item 2", "Item 1"]],
  [{ sort: "largest" }, ["Item 2", "Item 1", "Item 10"]],
  [{ sort: "smallest" }, ["Item 10", "Item 1", "Item 2"]],
  [{ top: 2 }, ["Item 2", "Item 1"]],
  [{ top: 2, sort: "name" }, ["Item 1", "Item 2"]],
  [{}, ["Item 10", "Item 2", "Item 1"]],
] as const)("%j", (look, expected) => {
  expect(names(look)).toEqual(expected);
});

test("an order that was asked for takes the place of that by size; left as it is, nothing changes", () => {
  expect(arrangeRows({ ...spec, look: { sort: "name" } }, table).spec.bySize).toBeUndefined();
  expect(arrangeRows(spec, table)).toEqual({ spec, table, leftOut: null });
  expect(arrangeRows({ ...spec, look: { top: 9 } }, table).leftOut).toBeNull();
});

test("times keep their order: what splits them is arranged", () => {
  const overTime = resultOf(
    [dimension("Month", { type: "date" }), dimension("Region"), measure("Revenue")],
    months(2).flatMap((one) => [
      [one, "B", 1],
      [one, "A", 2],
    ]),
  );
  const line: ChartSpec = { ...spec, kind: "line", x: "Month", series: "Region", look: { top: 1 } };
  expect(arrangedColumn(line, overTime)).toBe("Region");
  expect(arrangeRows(line, overTime).table.rows.map(([, name]) => name)).toEqual(["A", "A"]);
  expect(arrangedColumn({ ...line, series: null }, overTime)).toBeNull();
  expect(arrangedColumn({ ...line, kind: "forecast" }, overTime)).toBeNull();
});
