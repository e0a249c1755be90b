import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Repairs of tenants' flats and who bears what of them. */
const { model, values } = makeModel({
  tables: {
    tenants: {
      rows: 200,
      naming: "tenant_name",
      columns: {
        tenant_id: id,
        tenant_name: { type: "string", distinct: 200 },
        insurer_type: { type: "string", values: ["Public", "Private"], distinct: 2 },
      },
    },
    repairs: {
      fact: true,
      rows: 3000,
      time: "repaired_on",
      columns: {
        repair_id: id,
        tenant_id: { type: "integer" },
        repaired_on: { type: "date" },
        state: { type: "string", values: ["Open", "Paid"], distinct: 2 },
        total_amount: { type: "decimal", unit: "currency", minimum: 10, maximum: 900 },
        insurer_covered: { type: "decimal", unit: "currency", minimum: 0, maximum: 800 },
        tenant_paid: { type: "decimal", unit: "currency", minimum: 0, maximum: 500 },
      },
    },
  },
  references: ["repairs.tenant_id>tenants.tenant_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total covered by the insurer", "sum(insurer_covered)"],
  ["amount covered by the insurer by state", "sum(insurer_covered) by state"],
  ["how much was paid by tenants", "sum(tenant_paid)"],
  ["tenants with more than 2000 covered by the insurer", "having m1 > 2000"],
  ["repairs by insurer type", "count(*) by insurer_type"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
