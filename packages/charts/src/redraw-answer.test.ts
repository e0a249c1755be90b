import { expect, test } from "vitest";
import { chooseChart } from "./choose-chart.ts";
import { redrawAnswer } from "./redraw-answer.ts";
import { dimension, figuresOf, measure, months, resultOf } from "./testing/samples.ts";

const table = resultOf(
  [dimension("month", { type: "date" }), measure("sales")],
  months(8).map((month, index) => [month, index]),
);
const query = figuresOf(table);
const chart = chooseChart(table, query, { title: "Sales", resultHash: "h" });
const answer = { headline: "Sales grew", chart, table, reading: { query, confidence: 0.9 } };

test("kind and look are drawn and asked for from then on; the rest of the answer stays", () => {
  const look = { title: "By month", sort: "largest" } as const;
  const { chart: drawn, reading, ...rest } = redrawAnswer(answer, { kind: "area", look });
  expect(chart.kind).toBe("line");
  expect(drawn).toMatchObject({ kind: "area", look, title: "Sales", resultHash: "h" });
  expect(reading).toEqual({ query: { ...query, chart: "area", look }, confidence: 0.9 });
  expect(rest).toEqual({ headline: "Sales grew", table });
  expect(chooseChart(table, reading.query, { title: "Sales", resultHash: "h" })).toMatchObject({
    kind: "area",
    look,
  });
});

test("a look is taken back, and a kind that cannot be drawn is not taken", () => {
  const edited = redrawAnswer(answer, { kind: "line", look: { title: "By month" } });
  const back = redrawAnswer(edited, { kind: "cohort", look: {} });
  expect(back.chart).toMatchObject({ kind: "line", look: {} });
  expect(back.reading.query).toEqual({ ...query, chart: "line" });
});
