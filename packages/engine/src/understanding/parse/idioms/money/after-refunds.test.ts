import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

const money = { type: "decimal", unit: "currency" } as const;
const { model, values } = makeModel({
  tables: {
    bookings: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        booking_id: { type: "integer", role: "key" },
        booked_on: { type: "date" },
        pier: { type: "string", values: ["East", "West"] },
        fee_amount: money,
        amount: money,
        refund: money,
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["income by pier net of refunds", "sum(amount) - sum(refund) by pier"],
  ["west income after refunds", "sum(amount) - sum(refund) where pier = West"],
])("what was paid back is taken off wherever it is said: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
  expect(best(index, question).confidence).toBeGreaterThan(0.8);
});
