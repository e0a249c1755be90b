import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      rows: 60,
      naming: "member",
      columns: { member_id: { type: "integer", role: "key" }, member: { type: "string", distinct: 60 } },
    },
    boats: {
      rows: 80,
      naming: "boat",
      columns: { boat_id: { type: "integer", role: "key" }, boat: { type: "string", distinct: 80 } },
    },
    member_boat_trial_bookings: {
      rows: 900,
      fact: true,
      columns: {
        booking_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        boat_id: { type: "integer", role: "key" },
      },
    },
  },
  references: [
    "member_boat_trial_bookings.member_id>members.member_id",
    "member_boat_trial_bookings.boat_id>boats.boat_id",
  ],
});
const index = buildModelIndex(model, values);

test("a table's whole name of several words, and not the first of them", () => {
  expect(briefOf(index, "how many member boat trial bookings does a boat have on average")).toBe(
    "count(*) / count-distinct(boat_id)",
  );
});
