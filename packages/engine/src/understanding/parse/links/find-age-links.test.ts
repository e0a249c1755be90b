import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["How old are our members on average, by tier?", "average(years(birth_date, now)) by tier"],
  ["average age of members", "average(years(birth_date, now))"],
  ["how many members are older than 60", "count(*) where years(birth_date, now) > 60"],
  ["average tenure by tier", "average(days(joined_on, coalesce(left_on, now)) / 365.25) by tier"],
  ["median length of stay by channel", "median(days(arrival_date, departure_date)) by channel"],
  [
    "how many days before arrival do people reserve, average per channel",
    "average(days(reserved_on, arrival_date)) by channel",
  ],
  ["the 3 longest serving members", "list first_name, last_name, joined_on order joined_on limit 3"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const { model, values } = makeModel({
  tables: {
    machines: {
      rows: 300,
      naming: "machine",
      columns: {
        machine_id: { type: "integer", role: "key" },
        machine: { type: "string", distinct: 300 },
        hall: { type: "string", values: ["North", "South"] },
        purchase_date: { type: "date" },
      },
    },
  },
});
const hall = buildModelIndex(model, values);

test.each([
  ["average age of the machines by hall", "average(days(purchase_date, now) / 365.25) by hall"],
  ["how many machines are older than 5 years", "count(*) where days(purchase_date, now) / 365.25 > 5"],
])("things are as old as they have been had: %s", (question, read) => {
  expect(briefOf(hall, question)).toBe(read);
});

const kennel = makeModel({
  tables: {
    keepers: {
      rows: 20,
      naming: "full_name",
      columns: {
        keeper_id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 20 },
        start_date: { type: "date" },
        end_date: { type: "date", nulls: 15 },
      },
    },
    residents: {
      rows: 200,
      naming: "full_name",
      columns: {
        resident_id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 200 },
        date_of_birth: { type: "date" },
        wing: { type: "string", values: ["Oak", "Elm"] },
        admission_date: { type: "date" },
        discharge_date: { type: "date", nulls: 50 },
      },
    },
  },
});

test.each([
  ["average length of stay by wing", "average(days(admission_date, discharge_date)) by wing"],
  ["how long do residents stay on average", "average(days(admission_date, discharge_date))"],
])("people who are admitted stay until their discharge: %s", (question, read) =>
  expect(briefOf(buildModelIndex(kennel.model, kennel.values), question)).toBe(read),
);
