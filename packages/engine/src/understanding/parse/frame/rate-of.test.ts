import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const money = { type: "decimal", unit: "currency" } as const;
const { model, values } = makeModel({
  tables: {
    rides: {
      fact: true,
      rows: 900,
      time: "began_at",
      columns: {
        ride_id: { type: "integer", role: "key" },
        began_at: { type: "timestamp" },
        payment: { type: "string", role: "category", values: ["card", "cash"] },
        fare: { ...money, maximum: 80 },
        tip: { ...money, maximum: 20 },
        tolls: { ...money, maximum: 30 },
        total: { ...money, maximum: 120 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["tip percentage by payment", "100 * sum(tip) / sum(fare) by payment"],
  ["average tip %", "average(100 * tip / fare)"],
])("a tip is told of what it was given on: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);

test("night rides vs day rides", () => {
  expect(briefOf(index, "night rides vs day rides")).toMatch(/^count\(\*\) by case/);
});
