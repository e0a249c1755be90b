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
});
const index = buildModelIndex(model, values);

test.each([
  [
    "average planned rental time in minutes by station",
    "average(seconds(planned_start, planned_end) / 60) by station",
  ],
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
