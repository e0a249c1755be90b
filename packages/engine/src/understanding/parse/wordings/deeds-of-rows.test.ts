import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Rentals of a mooring, their bills and how each was charged, with the reason where that did not work. */
const { model, values } = makeModel({
  tables: {
    charges: {
      fact: true,
      rows: 900,
      time: "attempted_at",
      columns: {
        charge_id: { type: "integer", role: "key" },
        attempted_at: { type: "date" },
        settled_on: { type: "date", nulls: 30 },
        method: { type: "string", values: ["Card", "Transfer"], distinct: 2 },
        status: { type: "string", values: ["failed", "succeeded"], distinct: 2 },
        failure_code: { type: "string", values: ["no funds", "expired"], distinct: 2, nulls: 80 },
        amount: { type: "decimal", unit: "currency", minimum: 5, maximum: 9000 },
      },
    },
    moorings: {
      fact: true,
      rows: 400,
      time: "started_on",
      columns: {
        mooring_id: { type: "integer", role: "key" },
        started_on: { type: "date" },
        trial_ends_on: { type: "date", nulls: 40 },
        canceled_on: { type: "date", nulls: 40 },
        pier: { type: "string", values: ["East", "West"], distinct: 2 },
      },
    },
    bills: {
      fact: true,
      rows: 800,
      time: "issued_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        mooring_id: { type: "integer", role: "key" },
        issued_on: { type: "date" },
        state: { type: "string", values: ["paid", "void"], distinct: 2 },
        total: { type: "decimal", unit: "currency", minimum: 5, maximum: 9000 },
      },
    },
  },
  references: ["bills.mooring_id>moorings.mooring_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["charge attempts by method", "count(*) by method"],
  ["failed charge attempts by month", "count(*) by month(attempted_at) where status = failed order g1"],
  [
    "new mooring starts by month in 2024",
    "count(*) by month(started_on) where started_on in 2024-01-01..2025-01-01 order g1",
  ],
  ["number of charge attempts in 2024", "count(*) where attempted_at in 2024-01-01..2025-01-01"],
])("the deeds that rows record are the rows: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["how many charges fail per method", "count(*) by method where status = failed"],
  ["how many charge attempts fail", "count(*) where status = failed"],
  ["charges that fail by method", "count(*) by method where status = failed"],
  [
    "how many charges succeed in 2024",
    "count(*) where (status = succeeded and attempted_at in 2024-01-01..2025-01-01)",
  ],
])("a verb leads to the state of its rows: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  [
    "how long do canceled moorings last on average",
    "average(days(started_on, canceled_on)) where not canceled_on missing",
  ],
  ["billed amount by pier, excluding void", "sum(total) by pier where state != void"],
  [
    "billed total q3 2024 without void",
    "sum(total) where (state != void and issued_on in 2024-07-01..2024-10-01)",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
