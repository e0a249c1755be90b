import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bills: {
      fact: true,
      rows: 400,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        billed_on: { type: "date" },
        paid_on: { type: "date", nulls: 60 },
        status: { type: "string", values: ["Paid", "Open"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("rows that were paid in a time are dated by it, a share of rows by their own time", () => {
  expect(briefOf(index, "how many bills were paid in 2023")).toContain("paid_on in 2023-01-01..2024-01-01");
  expect(briefOf(index, "what share of bills were paid in 2023")).toBe(
    "100 * count(*) / count(*) where billed_on in 2023-01-01..2024-01-01",
  );
});
