import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

/** Leases that tell when they start and for how many months they were made. */
const { model, values } = makeModel({
  tables: {
    leases: {
      fact: true,
      rows: 900,
      time: "start_date",
      columns: {
        lease_id: { type: "integer", role: "key", distinct: 900 },
        status: { type: "string", values: ["Active", "Ended"] },
        start_date: { type: "date" },
        term_months: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many leases run out in 2024", "unknown-terms"],
  ["leases ending in the next 90 days", "unknown-terms"],
  ["which leases expire this year", "unknown-terms"],
  ["how many leases started in 2024", "readings"],
  ["how many leases that ended started in 2024", "readings"],
])("%s", (question, kind) => {
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-06-01T00:00:00" }).kind,
  ).toBe(kind);
});
