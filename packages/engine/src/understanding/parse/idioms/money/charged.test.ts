import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tenant: {
      naming: "tenant_name",
      columns: {
        tenant_id: { type: "integer" },
        tenant_name: { type: "string", values: ["Ada Moss", "Ben Holt"] },
      },
    },
    invoice: {
      fact: true,
      rows: 900,
      time: "invoice_date",
      columns: {
        invoice_no: { type: "string" },
        tenant_id: { type: "integer" },
        invoice_date: { type: "date" },
        amount: { type: "decimal" },
      },
    },
    leak: {
      fact: true,
      rows: 500,
      time: "leak_date",
      columns: {
        leak_id: { type: "integer", role: "key" },
        tenant_id: { type: "integer" },
        leak_date: { type: "date" },
        tenants_affected: { type: "integer" },
      },
    },
  },
  references: ["invoice.tenant_id>tenant.tenant_id", "leak.tenant_id>tenant.tenant_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how much did we invoice last month", "sum(amount) where invoice_date in 2024-04-01..2024-05-01"],
  ["how much was invoiced in 2023", "sum(amount) where invoice_date in 2023-01-01..2024-01-01"],
  [
    "how much did Ada Moss bill us in 2023",
    "sum(amount) where (tenant_name = Ada Moss and invoice_date in 2023-01-01..2024-01-01)",
  ],
  ["how many invoices in 2023", "count(*) where invoice_date in 2023-01-01..2024-01-01"],
  ["how many leaks affected more than 40 tenants", "count(*) where tenants_affected > 40"],
  ["number of leaks that affected at least 12 tenants", "count(*) where tenants_affected >= 12"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("those who have been invoiced the most are ranked by money", () => {
  expect(briefOf(index, "tenants who have been invoiced the most")).toContain("sum(amount)");
});
