import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Tenants of an office tower: their leases, enquiries of new ones, and the readings of their meters, one a month. */
const { model, values } = makeModel({
  tables: {
    tenants: {
      rows: 90,
      naming: "tenant_name",
      time: "moved_in",
      columns: {
        tenant_id: key,
        tenant_name: { type: "string", distinct: 90 },
        moved_in: { type: "date" },
      },
    },
    leases: {
      fact: true,
      rows: 300,
      time: "start_date",
      columns: {
        lease_id: key,
        tenant_id: key,
        start_date: { type: "date" },
        lost_on: { type: "date", nulls: 200 },
      },
    },
    readings: {
      fact: true,
      rows: 2000,
      time: "month",
      key: ["tenant_id", "month"],
      columns: {
        tenant_id: key,
        month: { type: "date" },
        logins: { type: "integer", role: "measure" },
        litres: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["leases.tenant_id>tenants.tenant_id", "readings.tenant_id>tenants.tenant_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["tenants by month", "count(*) by month(moved_in) order g1"],
  ["number of leases per month", "count(*) by month(start_date) order g1"],
  ["litres by month", "sum(litres) by month(month) order g1"],
  ["logins by month", "sum(logins) by month(month) order g1"],
])("a unit of time is that of the rows that are named: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
