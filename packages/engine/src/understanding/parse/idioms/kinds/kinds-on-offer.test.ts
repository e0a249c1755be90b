import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { best } from "../../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    tour_types: {
      rows: 8,
      naming: "tour_name",
      columns: { tour_type_id: key, tour_name: { type: "string", distinct: 8 } },
    },
    tour_departures: {
      fact: true,
      rows: 900,
      time: "left_at",
      columns: {
        departure_id: key,
        tour_type_id: key,
        left_at: { type: "timestamp" },
        seats: { type: "integer" },
      },
    },
  },
  references: ["tour_departures.tour_type_id>tour_types.tour_type_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many tours do we offer", "tour_types"],
  ["what tours are offered", "tour_types"],
  ["how many tours in 2023", "tour_departures"],
])("what is offered are the kinds that a table lists: %s", (question, table) => {
  expect(subjectOf(question)).toBe(table);
});

function subjectOf(question: string): string {
  const { query } = best(index, question);
  return "subject" in query ? query.subject : query.kind;
}
