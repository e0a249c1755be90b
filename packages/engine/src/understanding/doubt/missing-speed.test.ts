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
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["slowest garage", "unknown-terms"],
  ["which garage is the fastest", "unknown-terms"],
  ["slowest month", "readings"],
  ["which garage has the most repairs", "readings"],
])("%s", (question, kind) => {
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-06-01T00:00:00" }).kind,
  ).toBe(kind);
});
