import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    venues: {
      rows: 30,
      naming: "venue_name",
      columns: {
        venue_id: { type: "integer", role: "key" },
        venue_name: { type: "string", distinct: 30 },
        capacity: { type: "integer", role: "measure", level: true },
      },
    },
    meetings: {
      rows: 400,
      columns: {
        meeting_id: { type: "integer", role: "key" },
        venue_id: { type: "integer", role: "key" },
        track_condition: { type: "string", values: ["dry", "wet"], distinct: 2 },
        product_line: { type: "string", values: ["food", "drink"], distinct: 2 },
      },
    },
  },
  references: ["meetings.venue_id>venues.venue_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["tracks with a capacity of at least 9000", "unknown-terms"],
  ["how many tracks are there", "unknown-terms"],
  ["meetings by track condition", "readings"],
  ["number of meetings by product line", "readings"],
])("%s: %s", (question, kind) => {
  const now = "2024-03-01T00:00:00";
  expect(understand({ question, previous: [], previousQuestions: [], index, now }).kind).toBe(kind);
});
