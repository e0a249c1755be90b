import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    leaves: {
      fact: true,
      rows: 3000,
      time: "first_day",
      columns: {
        leave_id: { type: "integer", role: "key" },
        worker_id: { type: "integer", role: "key" },
        kind: { type: "string", values: ["Parental leave", "Holiday", "Unpaid leave"] },
        first_day: { type: "date" },
        lost_days: { type: "integer" },
      },
    },
    workers: {
      naming: "worker_name",
      rows: 200,
      columns: {
        worker_id: { type: "integer", role: "key" },
        worker_name: { type: "string", values: ["Ann Lee", "Bo Katz"], distinct: 200 },
        plant: { type: "string", values: ["Leeds", "Gdansk"] },
      },
    },
    visits: {
      fact: true,
      rows: 900,
      time: "reserved_on",
      columns: {
        visit_id: { type: "integer", role: "key" },
        reserved_on: { type: "date" },
        check_in: { type: "date" },
        check_out: { type: "date" },
      },
    },
  },
  references: ["leaves.worker_id>workers.worker_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["parental days by plant", "sum(lost_days) by plant where kind = Parental leave"],
  [
    "how many holiday days in 2023",
    "sum(lost_days) where (kind = Holiday and first_day in 2023-01-01..2024-01-01)",
  ],
  ["arrivals per month", "count(*) by month(check_in) order g1"],
  ["how many departures in the next 7 days", "count(*) where check_out in 2024-05-16..2024-05-23"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it("leaves rows without a partner out of a superlative", () => {
  const gaps = { inclusion: 1, uniqueness: 1, orphans: 0, nulls: 12 };
  const relationships = model.relationships.map((each) => ({ ...each, evidence: gaps }));
  const known = buildModelIndex({ ...model, relationships }, values);
  expect(briefOf(known, "which worker has the most leaves")).toContain("not worker_name missing");
  expect(briefOf(index, "which worker has the most leaves")).not.toContain("missing");
});
