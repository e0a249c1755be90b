import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

/** Repairs that garages did. */
const { model, values } = makeModel({
  tables: {
    repairs: {
      fact: true,
      rows: 900,
      time: "brought_on",
      columns: {
        repair_id: { type: "integer", role: "key", distinct: 900 },
        garage: { type: "string", values: ["Ash", "Birch"], distinct: 12 },
        brought_on: { type: "date" },
        fetched_on: { type: "date" },
        hourly_rate: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["slowest garage", "unknown-terms"],
  ["which garage is the fastest", "unknown-terms"],
  ["slowest month", "readings"],
  ["cheapest garages", "readings"],
  ["heaviest garages", "unknown-terms"],
  ["which garage earns the most", "unknown-terms"],
  ["which garage has the most repairs", "readings"],
  ["average number of days with the hourly rate", "unknown-terms"],
  ["average hourly rate by garage", "readings"],
])("%s", (question, kind) => {
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-06-01T00:00:00" }).kind,
  ).toBe(kind);
});
