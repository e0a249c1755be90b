import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    waiters: {
      rows: 20,
      naming: "waiter_name",
      columns: {
        waiter_id: { type: "integer", role: "key" },
        waiter_name: { type: "string", distinct: 20 },
      },
    },
    bookings: {
      rows: 900,
      fact: true,
      time: "booked_for",
      columns: {
        booking_id: { type: "integer", role: "key" },
        waiter_id: { type: "integer" },
        party_size: { type: "integer", distinct: 12 },
        booked_for: { type: "timestamp" },
      },
    },
  },
  references: ["bookings.waiter_id>waiters.waiter_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["bookings for more than 8 people", "party_size > 8"],
  ["how many bookings were for 6 or more guests", "party_size >= 6"],
])("people that a row is for: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
