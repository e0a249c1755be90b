import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id: ColumnSketch = { type: "integer", role: "key" };
const made = makeModel({
  tables: {
    berths: {
      naming: "berth",
      rows: 40,
      columns: {
        berth_id: id,
        berth: { type: "string", distinct: 40 },
        pier: { type: "string", values: ["North", "South"] },
      },
    },
    leases: {
      fact: true,
      rows: 300,
      time: "start_date",
      columns: {
        lease_id: id,
        berth_id: id,
        start_date: {
          type: "date",
          role: "time",
          minimum: "2021-01-01",
          maximum: "2024-03-01",
          distinct: 90,
        },
        end_date: { type: "date", role: "time", minimum: "2021-07-01", maximum: "2025-12-31", distinct: 90 },
      },
    },
  },
  references: ["leases.berth_id>berths.berth_id"],
});
const index = buildModelIndex(made.model, made.values);

it.each([
  ["vacant berths", "list berth where related(leases where (start_date <= now and end_date >= now)) = 0"],
  ["how many berths are currently rented", "count(*) where (start_date <= now and end_date >= now)"],
  ["vacancy rate by pier", "100 * count(*) / count(*) by pier"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
