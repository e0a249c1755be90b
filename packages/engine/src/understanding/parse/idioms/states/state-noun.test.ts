import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Leases of garages, which say that they were cancelled and have the date of their end. */
const { model, values } = makeModel({
  tables: {
    leases: {
      fact: true,
      rows: 500,
      time: "start_date",
      columns: {
        lease_id: { type: "integer", role: "key" },
        start_date: { type: "date", distinct: 300 },
        end_date: { type: "date", distinct: 90, nulls: 300 },
        status: { type: "string", values: ["Running", "Cancelled"], distinct: 2 },
        cancel_reason: { type: "string", values: ["Moved", "Too dear"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const cancelled = "count(*) where (status = Cancelled and end_date in 2023-01-01..2024-01-01)";

test.each([
  ["number of cancellations in 2023", cancelled],
  ["how many leases were cancelled in 2023", cancelled],
  ["leases by cancellation reason", "count(*) by cancel_reason"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("months of cancellations are those in which rows were cancelled", () => {
  const boxes = makeModel({
    tables: {
      boxes: {
        fact: true,
        rows: 500,
        time: "started_at",
        columns: {
          box_id: { type: "integer", role: "key" },
          started_at: { type: "date", distinct: 300 },
          cancelled_at: { type: "date", distinct: 90, nulls: 300 },
          box_status: { type: "string", values: ["active", "cancelled"], distinct: 2 },
        },
      },
    },
  });
  const dated = buildModelIndex(boxes.model, boxes.values);
  expect(briefOf(dated, "cancellations by month")).toMatch(/^count\(\*\) by month\(cancelled_at\)/);
  expect(briefOf(dated, "cancellations in 2023")).toBe(
    "count(*) where cancelled_at in 2023-01-01..2024-01-01",
  );
});
