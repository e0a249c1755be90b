import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    leaks: {
      fact: true,
      rows: 300,
      columns: {
        leak_id: { type: "integer", role: "key" },
        street: { type: "string", values: ["Open Lane", "Mill Road"] },
        reported_on: { type: "date", role: "time" },
        fixed_on: { type: "date", role: "time", nulls: 9, distinct: 200 },
      },
    },
    tool_loans: {
      fact: true,
      rows: 300,
      columns: {
        loan_id: { type: "integer", role: "key" },
        tool: { type: "string", values: ["Saw", "Pump"] },
        lent_on: { type: "date", role: "time" },
        returned_at: { type: "timestamp", role: "time", nulls: 5, distinct: 200 },
      },
    },
    permits: {
      fact: true,
      rows: 300,
      columns: {
        permit_id: { type: "integer", role: "key" },
        status: { type: "string", values: ["Pending", "Granted"] },
        filed_on: { type: "date", role: "time" },
        closed_on: { type: "date", role: "time", nulls: 5, distinct: 200 },
      },
    },
    errands: {
      fact: true,
      rows: 300,
      columns: {
        errand_id: { type: "integer", role: "key" },
        status: { type: "string", values: ["Planned", "Ended", "Cancelled"] },
        begun_on: { type: "date", role: "time" },
        completed_on: { type: "date", role: "time", nulls: 80, distinct: 200 },
      },
    },
    parcels: {
      fact: true,
      rows: 300,
      columns: {
        parcel_id: { type: "integer", role: "key" },
        paid_on: { type: "date", role: "time", nulls: 5, distinct: 200 },
        delivered_on: { type: "date", role: "time", nulls: 7, distinct: 200 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many open leaks are there?", "count(*) where fixed_on missing"],
  ["leaks still open by street", "count(*) by street where fixed_on missing"],
  ["how many leaks are unresolved", "count(*) where fixed_on missing"],
  ["outstanding loans by tool", "count(*) by tool where returned_at missing"],
  ["how many tool loans are outstanding", "count(*) where returned_at missing"],
  ["how many open permits are there", "count(*) where closed_on missing"],
  ["how many errands are open", "count(*) where (completed_on missing and status != Cancelled)"],
  ["number of pending permits", "count(*) where status = Pending"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("rows that are done with in several ways are not open by one of them", () => {
  expect(index.conditions.get("open")?.some(({ filter }) => JSON.stringify(filter).includes("parcels"))).toBe(
    false,
  );
});
