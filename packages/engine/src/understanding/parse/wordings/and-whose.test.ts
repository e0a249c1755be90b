import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    clients: {
      rows: 40,
      naming: "client_name",
      columns: {
        client_id: { type: "integer", role: "key" },
        client_name: { type: "string", distinct: 40 },
      },
    },
    leases: {
      rows: 90,
      columns: {
        lease_id: { type: "integer", role: "key" },
        client_id: { type: "integer" },
        started_on: { type: "date" },
      },
    },
    bills: {
      fact: true,
      rows: 700,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        lease_id: { type: "integer" },
        billed_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
        rebate: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["bills.lease_id>leases.lease_id", "leases.client_id>clients.client_id"],
});
const index = buildModelIndex(model, values);

test.each([
  "the largest bill and who it was for",
  "largest bill and whose is it",
  "biggest rebate given and to whom",
])("%s", (question) => expect(briefOf(index, question)).toContain("client_name"));
