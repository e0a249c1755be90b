import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

/** Bids of a builder, which are open from the day they were opened until they are closed, as won or lost. */
const { model, values } = makeModel({
  tables: {
    bids: {
      fact: true,
      rows: 800,
      columns: {
        bid_id: { type: "integer", role: "key" },
        area: { type: "string", values: ["Coast", "Hills"] },
        status: { type: "string", values: ["open", "won", "lost"] },
        amount: { type: "decimal", unit: "currency", distinct: 700 },
        opened_on: { type: "date" },
        closed_on: { type: "date", nulls: 250 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["open pipeline at the end of each month", "sum(amount) by month(opened_on until closed_on) order g1"],
  ["pipeline by month", "sum(amount) by month(opened_on until closed_on) order g1"],
  ["pipeline created by month", "sum(amount) by month(opened_on) where not status in won|lost order g1"],
])("%s: what was open then, and not what is open still", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("what was open at one time is not what began then and is open still", () => {
  expect(() => best(index, "open pipeline in March 2024")).toThrow('"words":["pipeline"]');
});

test.each([
  ["running total of bids by month", "count(*) by month(opened_on) order g1 running"],
  ["bids by month with a running total", "count(*) by month(opened_on) order g1 running"],
  ["running bid total by month", "sum(amount) by month(opened_on) order g1 running"],
  ["running bid count by month", "count(*) by month(opened_on) order g1 running"],
  ["running bids by month", "count(*) by month(opened_on until closed_on) order g1"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
