import { expect, test } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const money: ColumnSketch = { type: "decimal", unit: "currency", distinct: 300 };
const repairs = (figures: Record<string, ColumnSketch>): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      boat_repairs: {
        fact: true,
        rows: 700,
        time: "done_on",
        columns: {
          repair_no: { type: "string", role: "key", distinct: 700 },
          done_on: { type: "date" },
          yard: { type: "string", values: ["Alta", "Bodo"] },
          ...figures,
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const index = repairs({ repair_cost: money });

test.each([
  ["total spend by yard", "sum(repair_cost) by yard"],
  ["spend by month", "sum(repair_cost) by month(done_on) order g1"],
  ["running total of spending by month", "sum(repair_cost) by month(done_on) order g1 running"],
])("%s: the only money of the data, a cost", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("beside other money a cost alone is not what was spent", () => {
  const { words } = repairs({ repair_cost: money, amount_billed: money });
  expect(words.phrases.get("spend") ?? []).toEqual([]);
});
