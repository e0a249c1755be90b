import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Members of a sailing club who may have left, cabins that they reserve for stays, dues that they pay, and courses they take. */
export const clubIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      members: {
        rows: 400,
        time: "joined_on",
        columns: {
          member_id: { type: "integer", role: "key" },
          first_name: { type: "string", values: ["Ada", "Ben"], distinct: 300 },
          last_name: { type: "string", values: ["Moor", "Quay"], distinct: 350 },
          email: { type: "string", distinct: 380, nulls: 20 },
          sex: { type: "string", values: ["Male", "Female"] },
          tier: { type: "string", values: ["Basic", "Captain"], distinct: 2 },
          rank_code: { type: "string", values: ["R1", "R2", "R3", "R4", "R5"] },
          allowance: { type: "decimal" },
          birth_date: { type: "date", nulls: 5 },
          joined_on: { type: "date" },
          left_on: { type: "date", nulls: 80 },
          leaving_reason: { type: "string", values: ["Expelled", "Moved away"], nulls: 85 },
          mentor_id: { type: "integer", role: "key", nulls: 30 },
          harbour_id: { type: "integer", role: "key" },
          has_licence: { type: "string", values: ["yes", "no"] },
        },
      },
      harbours: {
        rows: 9,
        naming: "harbour_name",
        columns: {
          harbour_id: { type: "integer", role: "key" },
          harbour_name: { type: "string", values: ["Old Quay", "West Basin"], distinct: 9 },
          town: { type: "string", values: ["Oban", "Tromso"], distinct: 8 },
          coast_name: { type: "string", values: ["North coast", "South coast"] },
          berth_count: { type: "integer" },
          nightly_rate: { type: "decimal" },
          heated: { type: "string", values: ["Y", "N"] },
        },
      },
      reservations: {
        fact: true,
        rows: 5000,
        time: "reserved_on",
        columns: {
          reservation_id: { type: "integer", role: "key" },
          member_id: { type: "integer", role: "key" },
          channel: { type: "string", values: ["Desk", "Online"] },
          state: { type: "string", values: ["cancelled", "checked_out", "no_show"] },
          reserved_on: { type: "date" },
          arrival_date: { type: "date" },
          departure_date: { type: "date" },
          cancelled_on: { type: "date", nulls: 85 },
          cabins: { type: "integer" },
          crew: { type: "integer" },
          score: { type: "integer", nulls: 60 },
        },
      },
      payments: {
        fact: true,
        rows: 6000,
        time: "paid_on",
        columns: {
          payment_id: { type: "integer", role: "key" },
          reservation_id: { type: "integer", role: "key" },
          paid_on: { type: "date" },
          amount: { type: "decimal" },
          method: { type: "string", values: ["Card", "Cash"] },
        },
      },
      lessons: {
        fact: true,
        rows: 1500,
        time: "enrolled_on",
        columns: {
          lesson_id: { type: "integer", role: "key" },
          member_id: { type: "integer", role: "key" },
          topic: { type: "string", values: ["Knots", "Radio use"] },
          school: { type: "string", values: ["Bluewater", "Harbourmaster"] },
          enrolled_on: { type: "date" },
          finished_on: { type: "date", nulls: 25 },
          hours: { type: "integer" },
          cost: { type: "decimal" },
          passed: { type: "string", values: ["Y", "N"], nulls: 25 },
        },
      },
    },
    references: [
      "members.harbour_id>harbours.harbour_id",
      "members.mentor_id>members.member_id",
      "reservations.member_id>members.member_id",
      "payments.reservation_id>reservations.reservation_id",
      "lessons.member_id>members.member_id",
    ],
  });
  return buildModelIndex(model, values);
};
