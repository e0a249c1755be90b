import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Sailings with a delay at either end, and piers of some height. */
const { model, values } = makeModel({
  tables: {
    piers: {
      naming: "pier_name",
      columns: {
        pier_id: { type: "integer", role: "key" },
        pier_name: { type: "string" },
        alt: { type: "integer", minimum: 0, maximum: 9000 },
      },
    },
    sailings: {
      fact: true,
      rows: 5000,
      time: "sailed_on",
      columns: {
        sailing_id: { type: "integer", role: "key" },
        sailed_on: { type: "date" },
        departure_time: { type: "integer", minimum: 1, maximum: 2359 },
        departure_delay: { type: "integer", minimum: -20, maximum: 400 },
        arrival_delay: { type: "integer", minimum: -20, maximum: 400 },
        running_time: { type: "integer", minimum: 20, maximum: 700 },
        distance: { type: "integer", minimum: 90, maximum: 4000 },
        line: { type: "string", values: ["Blue", "Red"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many sailings left more than 2 hours late", "count(*) where departure_delay > 120"],
  ["how many sailings arrived more than 2 hours late", "count(*) where arrival_delay > 120"],
  [
    "sailings by departure delay: on time or early, 1-15 min, 16-60 min, more than 60 min",
    "count(*) by case where not departure_delay missing",
  ],
  [
    "sailings by arrival delay: on time or early, 1-15 min, 16-60 min, more than 60 min",
    "count(*) by case where not arrival_delay missing",
  ],
])("the delay that is named, or of the end that the verb speaks of: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["how many sailings were longer than 2000 miles", "count(*) where distance > 2000"],
  ["how many sailings were longer than 5 hours", "count(*) where running_time > 300"],
  ["how many piers above 4000 feet", "count(*) where alt > 4000"],
])("a unit tells what is measured, and a time of day is no length: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
