import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    reservations: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        reservation_id: { type: "integer", role: "key" },
        booked_on: { type: "date" },
        check_in: { type: "date" },
        check_out: { type: "date" },
        status: { type: "string", values: ["checked_out", "no_show", "cancelled"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many stays in 2023", "check_in"],
  ["no shows in 2023", "check_in"],
  ["bookings in 2023", "booked_on"],
  ["how many stays were booked in 2023", "booked_on"],
])("%s", (question, time) => {
  expect(briefOf(index, question)).toContain(`${time} in 2023-01-01..2024-01-01`);
});
