import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const date = { type: "date" } as const;
const common = {
  lease_id: { type: "integer", role: "key" },
  start_date: date,
  rent: { type: "decimal" },
} as const;
const index = (columns: object) => {
  const { model, values } = makeModel({
    tables: { leases: { fact: true, rows: 900, time: "start_date", columns: { ...common, ...columns } } },
  });
  return buildModelIndex(model, values);
};
const status = { status: { type: "string", values: ["active", "expired", "cancelled"] } };
const dated = index({ end_date: date, cancelled_on: { ...date, nulls: 80 } });
const both = index({ end_date: date, ...status });
const stated = index(status);
const tried = index({ trial_ends_on: date, cancelled_on: { ...date, nulls: 80 } });
const in2023 = "in 2023-01-01..2024-01-01";

test.each([
  [dated, "leases expiring in 2023", `end_date ${in2023}`],
  [dated, "leases that run out before March 2023", "end_date in ..2023-03-01"],
  [dated, "leases that run out before the end of 2023", "end_date in ..2024-01-01"],
  [dated, "how many leases ended last year", `end_date ${in2023}`],
  [dated, "how many leases end by March", "end_date in 2024-05-15..2025-04-01"],
  [dated, "leases ending by year end", "end_date in 2024-05-15..2025-01-01"],
  [tried, "how many leases ended in 2023", `cancelled_on ${in2023}`],
  [dated, "leases cancelled in 2023", `cancelled_on ${in2023}`],
  [dated, "how many cancelled leases", "count(*) where not cancelled_on missing"],
  [both, "how many leases expired in 2023", `(status = expired and end_date ${in2023})`],
  [stated, "how many leases expired in 2023", `(status = expired and start_date ${in2023})`],
])("what ended, by the day of its end where there is one: %#", (model, question, read) => {
  expect(briefOf(model, question)).toContain(read);
});

test("what nothing tells is not passed over", () => {
  expect(() => briefOf(stated, "leases expiring in 2023")).toThrow(/unknown-terms/);
});
