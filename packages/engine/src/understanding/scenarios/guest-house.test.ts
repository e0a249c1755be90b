import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Guest houses: guests book stays, whose ends are told apart from the day of booking. */
const { model, values } = makeModel({
  tables: {
    guests: {
      rows: 500,
      naming: "guest_name",
      columns: { guest_id: id, guest_name: { type: "string", distinct: 500 } },
    },
    stays: {
      rows: 2400,
      fact: true,
      time: "booked_on",
      columns: {
        stay_id: id,
        guest_id: id,
        house: { type: "string", values: ["Dune", "Pier"] },
        booked_on: { type: "date" },
        check_in_date: { type: "date" },
        check_out_date: { type: "date" },
        nightly_rate: { type: "decimal", unit: "currency", minimum: 40, maximum: 300 },
      },
    },
    repairs: {
      rows: 300,
      fact: true,
      time: "reported_on",
      columns: { repair_id: id, stay_id: id, reported_on: { type: "date" }, hours: { type: "integer" } },
    },
  },
  references: ["stays.guest_id>guests.guest_id", "repairs.stay_id>stays.stay_id"],
});
const index = buildModelIndex(model, values);
const may = "check_in_date in 2023-05-01..2023-06-01";

test.each([
  ["how many guests checked in in May 2023", `count(*) where ${may}`],
  ["which weekday has the most check-ins", "count(*) by day-of-week(check_in_date) order m1 desc limit 1"],
  [
    "which weekday is the busiest for check-ins",
    "count(*) by day-of-week(check_in_date) order m1 desc limit 1",
  ],
])("a verb and its particle name a time: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const nights = "days(check_in_date, check_out_date)";
test.each([
  ["total nights per house", `sum(${nights}) by house`],
  ["average nights per stay", `average(${nights})`],
  ["how many stays of more than 12 nights", `count(*) where ${nights} > 12`],
])("nights are the length of a stay: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
