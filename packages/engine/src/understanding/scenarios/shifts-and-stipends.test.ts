import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    rangers: {
      rows: 60,
      time: "joined_on",
      columns: {
        ranger_id: { type: "integer", role: "key" },
        ranger_name: { type: "string", values: ["Ada", "Bo"], distinct: 60 },
        valley: { type: "string", values: ["Elm", "Oak"], distinct: 4 },
        acres: { type: "decimal" },
        joined_on: { type: "date" },
        left_on: { type: "date", nulls: 40 },
      },
    },
    ranger_shifts: {
      fact: true,
      rows: 700,
      columns: {
        shift_id: { type: "integer", role: "key" },
        ranger_id: { type: "integer", role: "key" },
        hours: { type: "decimal" },
      },
    },
    stipend_payouts: {
      fact: true,
      rows: 300,
      time: "paid_on",
      columns: {
        payout_id: { type: "integer", role: "key" },
        ranger_id: { type: "integer", role: "key" },
        paid_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
    gear_orders: {
      fact: true,
      rows: 300,
      time: "ordered_at",
      columns: {
        gear_id: { type: "integer", role: "key" },
        ranger_id: { type: "integer", role: "key" },
        ordered_at: { type: "timestamp" },
        shipped_on: { type: "date", nulls: 40 },
        quantity: { type: "integer" },
        unit_price: { type: "decimal" },
      },
    },
  },
  references: [
    "ranger_shifts.ranger_id>rangers.ranger_id",
    "stipend_payouts.ranger_id>rangers.ranger_id",
    "gear_orders.ranger_id>rangers.ranger_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["ranger hours by valley", "sum(hours) by valley"],
  ["how much did we pay out to rangers in 2024", "sum(amount) where paid_on in 2024-01-01..2025-01-01"],
  ["how much did we pay rangers in 2024", "sum(amount) where paid_on in 2024-01-01..2025-01-01"],
  ["average gear order by valley", "average(quantity * unit_price) by valley"],
  ["gear orders not shipped by valley", "count(*) by valley where shipped_on missing"],
  ["rangers between 50 and 80 acres", "list ranger_name where acres between 50 and 80"],
  [
    "gear orders by hour of the day, weekdays only",
    "count(*) by hour-of-day(ordered_at) where day-of-week(ordered_at) in 1|2|3|4|5 order g1",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

const lending = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        lent_on: { type: "date" },
        returned_on: { type: "date", nulls: 40 },
      },
    },
    fines: {
      fact: true,
      rows: 200,
      time: "fined_on",
      columns: {
        fine_id: { type: "integer", role: "key" },
        loan_id: { type: "integer", role: "key" },
        fined_on: { type: "date" },
        fine_amount: { type: "decimal" },
        paid_amount: { type: "decimal" },
      },
    },
  },
  references: ["fines.loan_id>loans.loan_id"],
});
const lent = buildModelIndex(lending.model, lending.values);

test.each([
  ["how much in fines is still outstanding", "sum(fine_amount - paid_amount)"],
  ["how many outstanding loans are there", "count(*) where returned_on missing"],
])("what is owed is no loan that is out: %s", (question, read) => expect(briefOf(lent, question)).toBe(read));
