import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    readings: {
      rows: 900,
      fact: true,
      time: "taken_at",
      columns: {
        reading_id: { type: "integer", role: "key" },
        taken_at: { type: "timestamp" },
        temperature: { type: "decimal", level: true },
        pressure: { type: "decimal", level: true },
        cost: { type: "decimal", unit: "currency" },
        budget: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["temperature vs pressure", "correlation: list temperature, pressure"],
  ["plot pressure against temperature", "correlation: list pressure, temperature"],
  ["cost vs temperature", "correlation: list cost, temperature"],
  ["cost vs budget", "sum(cost), sum(budget)"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
