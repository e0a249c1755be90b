import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bills: {
      fact: true,
      rows: 900,
      time: "billed_on",
      columns: {
        bill_no: { type: "integer", role: "key" },
        region: { type: "string", values: ["North", "South"] },
        billed_on: { type: "date" },
        due_date: { type: "date" },
        paid_on: { type: "date", nulls: 80 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many bills were paid on time (by the due date)", "count(*) where paid_on <= due_date"],
  ["bills paid in time, before their due date, per region", "count(*) by region where paid_on <= due_date"],
  ["how many bills were paid too late, after the due date", "count(*) where paid_on > due_date"],
  ["how many bills were settled by the due date", "count(*) where paid_on <= due_date"],
  ["number of bills by due date", "count(*) by due_date"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it("has no group for each due date", () =>
  expect(briefOf(index, "share of bills paid on time (by the due date)")).not.toContain("by due_date"));
