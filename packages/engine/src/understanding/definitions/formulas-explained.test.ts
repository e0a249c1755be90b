import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    skippers: {
      rows: 40,
      naming: "skipper",
      columns: {
        skipper_id: { type: "integer", role: "key", distinct: 40 },
        skipper: { type: "string", distinct: 40 },
        commission_rate: { type: "decimal", level: true, minimum: 4, maximum: 12 },
      },
    },
    charters: {
      fact: true,
      rows: 900,
      time: "start_date",
      columns: {
        charter_id: { type: "integer", role: "key", distinct: 900 },
        skipper_id: { type: "integer" },
        boat_kind: { type: "string", values: ["Ketch", "Sloop"], distinct: 2 },
        start_date: { type: "date" },
        due_date: { type: "date" },
        returned_date: { type: "date" },
        charter_fee: { type: "decimal", unit: "currency", minimum: 20, maximum: 4000 },
        line_total: { type: "decimal", unit: "currency", minimum: 20, maximum: 4000 },
      },
    },
    payments: {
      fact: true,
      rows: 1400,
      time: "paid_on",
      columns: {
        payment_id: { type: "integer", role: "key", distinct: 1400 },
        charter_id: { type: "integer" },
        paid_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["charters.skipper_id>skippers.skipper_id", "payments.charter_id>charters.charter_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "average planned length in days, start to due date, by boat kind",
    "average(days(start_date, due_date)) by boat_kind",
  ],
  [
    "avg charter duration, start date to returned date, by boat kind",
    "average(days(start_date, returned_date)) by boat_kind",
  ],
  [
    "how many days late are charters returned on average (returned date minus due date), per boat kind",
    "average(days(due_date, returned_date)) by boat_kind",
  ],
  [
    "length in weeks = returned date - start date, by boat kind",
    "average(days(start_date, returned_date) / 7) by boat_kind",
  ],
])("the time between two dates that are named: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const owed = "sum(charter_fee) - sum(amount) by boat_kind";

test.each([
  ["how much is still owed to us (charter fees less payments) by boat kind", owed],
  ["what do people still owe us, i.e. charter fees minus payments, per boat kind", owed],
  [
    "how much do ketches still owe us (charter fees less payments)",
    "sum(charter_fee) - sum(amount) where boat_kind = Ketch",
  ],
  [
    "payback on charters by boat kind, i.e. (charter fee - line total) / line total",
    "sum(charter_fee) - sum(line_total) / sum(line_total) by boat_kind",
  ],
])("what a formula explains goes with it: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const commission = "sum(line_total * commission_rate / 100)";

test.each([
  ["commission = line total x commission rate, by boat kind", `${commission} by boat_kind`],
  [
    "total commission by boat kind (commission rate is a percentage of the line total)",
    `${commission} by boat_kind`,
  ],
  [
    "which three skippers bring the most commission? the commission rate is a percentage of the line total",
    `${commission} by skipper order m1 desc limit 3`,
  ],
])("a rate in percent of an amount: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
