import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    pets: {
      rows: 300,
      columns: {
        pet_id: { type: "integer", role: "key" },
        pet_name: { type: "string", values: ["Rex"] },
        enrolled_on: { type: "date", role: "time" },
      },
    },
    walkers: {
      rows: 20,
      columns: {
        walker_id: { type: "integer", role: "key" },
        first_name: { type: "string", values: ["Ann"] },
        last_name: { type: "string", values: ["Ray"] },
        hired_on: { type: "date", role: "time" },
      },
    },
    walks: {
      fact: true,
      rows: 900,
      time: "walk_date",
      columns: {
        walk_id: { type: "integer", role: "key" },
        pet_id: { type: "integer", role: "key" },
        walker_id: { type: "integer", role: "key" },
        walk_date: { type: "date", role: "time" },
        kind: { type: "string", values: ["New pet", "Regular"] },
      },
    },
    complaints: {
      fact: true,
      rows: 40,
      time: "raised_on",
      columns: {
        complaint_id: { type: "integer", role: "key" },
        topic: { type: "string", values: ["Late"] },
        raised_on: { type: "date", role: "time" },
        resolved_on: { type: "date", role: "time", nulls: 4 },
      },
    },
  },
  references: ["walks.pet_id>pets.pet_id", "walks.walker_id>walkers.walker_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many pets did we serve in 2023?", "count(*) where walk_date in 2023-01-01..2024-01-01"],
  ["how many different pets did we have in 2023", "count(*) where walk_date in 2023-01-01..2024-01-01"],
  ["how many different pets have we seen in 2023", "count(*) where walk_date in 2023-01-01..2024-01-01"],
  ["how many pets did we enrol in 2023", "count(*) where enrolled_on in 2023-01-01..2024-01-01"],
  ["how many new pets did we get in 2023", "count(*) where enrolled_on in 2023-01-01..2024-01-01"],
  ["how many new pets were enrolled in 2023", "count(*) where enrolled_on in 2023-01-01..2024-01-01"],
  ["how many walkers did we work with in 2023", "count(*) where walk_date in 2023-01-01..2024-01-01"],
  ["how many pets did we care for", "count(*) where related(walks) > 0"],
  ["how many complaints did we settle in march", "count(*) where resolved_on in 2024-03-01..2024-04-01"],
  ["how many complaints were raised in may", "count(*) where raised_on in 2024-05-01..2024-06-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
