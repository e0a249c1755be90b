import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    purses: {
      rows: 300,
      columns: {
        purse_id: { type: "integer", role: "key" },
        kind: { type: "string", values: ["Gift", "Staff"], distinct: 2 },
        balance: { type: "decimal", role: "measure" },
        state: { type: "string", values: ["open", "cancelled"], distinct: 2 },
      },
    },
    movements: {
      fact: true,
      rows: 4000,
      columns: {
        movement_id: { type: "integer", role: "key" },
        purse_id: { type: "integer", role: "key" },
        amount: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["movements.purse_id>purses.purse_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how much money is in gift purses", "sum(balance) where kind = Gift"],
  ["how much do customers hold with us on their purses by kind", "sum(balance) by kind"],
  ["what share of purses did we cancel", "100 * count(*) / count(*)"],
])("what rows hold, and which share became so: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
