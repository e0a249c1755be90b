import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    rentals: {
      fact: true,
      rows: 900,
      time: "booked_at",
      columns: {
        rental_id: { type: "integer", role: "key" },
        station: { type: "string", values: ["North", "South"] },
        booked_at: { type: "timestamp" },
        planned_start: { type: "timestamp" },
        planned_end: { type: "timestamp" },
        returned_at: { type: "timestamp", nulls: 5 },
      },
    },
    workshops: {
      rows: 9,
      naming: "workshop",
      columns: {
        workshop_id: { type: "integer", role: "key" },
        workshop: { type: "string", values: ["Quay", "Dock"], distinct: 9 },
        hourly_rate: { type: "decimal", unit: "currency" },
      },
    },
    overhauls: {
      fact: true,
      rows: 700,
      time: "opened_on",
      columns: {
        overhaul_id: { type: "integer", role: "key" },
        workshop_id: { type: "integer", role: "key" },
        scope: { type: "string", values: ["Hull", "Sails"] },
        opened_on: { type: "date" },
        closed_on: { type: "date" },
      },
    },
    repairs: {
      rows: 90,
      columns: {
        repair_id: { type: "integer", role: "key" },
        station: { type: "string", values: ["North", "South"] },
        minutes_spent: { type: "integer" },
      },
    },
    subscribers: {
      rows: 90,
      columns: {
        subscriber_id: { type: "integer", role: "key" },
        plan: { type: "string", values: ["Basic", "Plus"] },
        subscribed_on: { type: "date" },
        cancelled_on: { type: "date", nulls: 40 },
      },
    },
  },
  references: ["overhauls.workshop_id>workshops.workshop_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "average planned rental time in minutes by station",
    "average(seconds(planned_start, planned_end) / 60) by station",
  ],
  ["average days in the workshop by scope", "average(days(opened_on, closed_on)) by scope"],
  ["average number of days in the workshop", "average(days(opened_on, closed_on))"],
  ["average length of a repair by station", "average(minutes_spent) by station"],
  ["average repair duration", "average(minutes_spent)"],
  [
    "average time (booking to return) by station in hours",
    "average(seconds(booked_at, returned_at) / 3600) by station",
  ],
  ["average subscriber lifetime in days by plan", "average(days(subscribed_on, cancelled_on)) by plan"],
  [
    "how many hours does it take until a rental is returned on average",
    "average(seconds(planned_start, returned_at) / 3600)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
