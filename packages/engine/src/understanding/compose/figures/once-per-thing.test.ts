import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Outlays on excavations: each row repeats the dig's name, state and allowance. */
const { model, values } = makeModel({
  tables: {
    dig_outlays: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        outlay_no: { type: "integer", role: "key" },
        booked_on: { type: "date", role: "time" },
        dig_code: { type: "string", role: "key", distinct: 20 },
        dig_name: { type: "string", role: "category", distinct: 20 },
        dig_period: { type: "string", values: ["Bronze Age", "Roman"] },
        dig_status: { type: "string", values: ["in progress", "closed", "on hold"] },
        dig_budget: { type: "integer", distinct: 20, ofEach: "dig_code" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const state = (value: string): string => `where dig_status = ${value}`;

test.each([
  ["total dig budget", "sum(dig_budget) once per dig_code"],
  ["what is the total budget of all digs together", "sum(dig_budget) once per dig_code"],
  ["which digs cost more than the average dig", "sum(amount) by dig_name having m1 > output-aggregate"],
  ["average dig budget by dig period", "average(dig_budget) once per dig_code by dig_period"],
  ["median dig budget", "median(dig_budget) once per dig_code"],
  ["largest dig budget", "maximum(dig_budget)"],
  ["total amount by dig period", "sum(amount) by dig_period"],
  ["total amount by dig code", "sum(amount) by dig_code, dig_name"],
  ["budget left by dig", "sum(dig_budget) once per dig_code - sum(amount) by dig_name"],
  [
    "remaining budget on the digs on hold",
    `sum(dig_budget) once per dig_code - sum(amount) by dig_code, dig_name ${state("on hold")}`,
  ],
  ["how much budget is left", "sum(dig_budget) once per dig_code - sum(amount)"],
  [
    "how much of its budget has each running dig used up",
    `sum(amount) / sum(dig_budget) once per dig_code by dig_code, dig_name ${state("in progress")}`,
  ],
  [
    "how many digs are over budget",
    "count-distinct(dig_name) where overall sum(amount) of the same dig_code > dig_budget",
  ],
  ["how many digs are still running", `count-distinct(dig_name) ${state("in progress")}`],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
