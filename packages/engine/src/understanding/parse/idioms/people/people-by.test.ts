import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** One sheet of a library's loans, each with who borrowed. */
const { model, values } = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        patron_name: { type: "string", distinct: 80 },
        branch: { type: "string", values: ["North", "South"], distinct: 2 },
        lent_on: { type: "date" },
        fine: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["patrons by branch", "count-distinct(patron_name) by branch"],
  ["patrons per branch", "count-distinct(patron_name) by branch"],
  ["loans by branch", "count(*) by branch"],
  ["fines by patron", "sum(fine) by patron_name"],
])("people of a sheet of what they did are counted once: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it("ranks them by a figure", () => {
  expect(briefOf(index, "patrons by fine")).toContain("by patron_name");
});
