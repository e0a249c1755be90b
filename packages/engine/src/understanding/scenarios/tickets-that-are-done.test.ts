import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A sheet of tickets: in a state that is called by a small word, with a time at which they were resolved. */
const { model, values } = makeModel({
  tables: {
    tickets: {
      rows: 900,
      fact: true,
      time: "created",
      columns: {
        ticket_key: { type: "string", role: "key" },
        kind: { type: "string", values: ["Bug", "Story"], distinct: 2 },
        status: { type: "string", values: ["Done", "To Do", "Blocked"], distinct: 3 },
        created: { type: "date" },
        resolved: { type: "date", nulls: 300 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many stories are not done", "count(*) where (kind = Story and status != Done)"],
  [
    "how many tickets got done in 2023",
    "count(*) where (status = Done and resolved in 2023-01-01..2024-01-01)",
  ],
  ["number of bugs closed in 2023", "count(*) where (kind = Bug and resolved in 2023-01-01..2024-01-01)"],
  [
    "tickets this march vs last march",
    "count(*) by month(created) where (created in 2024-03-01..2024-04-01 or created in 2023-03-01..2023-04-01) order v1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
