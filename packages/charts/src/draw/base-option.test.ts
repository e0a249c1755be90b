import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { dimension, figuresOf, measure, resultOf } from "../testing/samples.ts";
import { legend } from "./base-option.ts";
import { chartContext } from "./chart-context.ts";

const table = resultOf([dimension("Region"), measure("Revenue")], [["North", 1]]);
const contextOf = (width: number, height?: number) =>
  chartContext(chooseChart(table, figuresOf(table), { title: "", resultHash: "h" }), table, {
    theme: "light",
    locale: "en-US",
    width,
    ...(height === undefined ? {} : { height }),
  });
const eight = Array.from({ length: 8 }, (_, index) => `Garden furniture ${index}`);

test.each([
  [["retail", "online"], 640, "plain", 36],
  [eight, 640, "plain", 64],
  [eight, 340, "plain", 120],
  [[...eight, ...eight], 340, "scroll", 36],
])("%j in %d pixels is a %s legend that takes %d pixels", (names, width, type, room) => {
  expect(legend(contextOf(width), names)).toMatchObject({ option: { type, data: names }, room });
});

test("a small chart keeps its room: its legend is one line", () => {
  expect(legend(contextOf(280, 176), eight)).toMatchObject({ option: { type: "scroll" }, room: 36 });
});
