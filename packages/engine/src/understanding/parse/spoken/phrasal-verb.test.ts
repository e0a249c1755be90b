import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Bids for works, and the visits that are made for them. */
const { model, values } = makeModel({
  tables: {
    bids: {
      fact: true,
      rows: 300,
      time: "drawn_up_on",
      columns: {
        bid_id: id,
        drawn_up_on: { type: "date" },
        submitted_on: { type: "date" },
        status: { type: "string", values: ["Declined", "Accepted", "Cancelled"] },
      },
    },
    visits: {
      fact: true,
      rows: 200,
      time: "visit_date",
      columns: {
        visit_id: id,
        bid_id: id,
        visit_date: { type: "date" },
        status: { type: "string", values: ["Held", "Cancelled", "Postponed"] },
      },
    },
  },
  references: ["visits.bid_id>bids.bid_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many bids were turned down", "count(*) where status = Declined"],
  ["how many visits were called off", "count(*) where status = Cancelled"],
  [
    "how many visits were put off in 2023",
    "count(*) where (status = Postponed and visit_date in 2023-01-01..2024-01-01)",
  ],
  ["how many bids were waved through", "count(*) where status = Accepted"],
  [
    "how many bids were handed in over the last 30 days",
    "count(*) where submitted_on in 2024-04-16..2024-05-16",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
