import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Clients with deals that are won or lost, and contracts that tell when they were lost. */
const { model, values } = makeModel({
  tables: {
    clients: {
      rows: 90,
      naming: "client",
      columns: { client_id: key, client: { type: "string", distinct: 90 } },
    },
    contracts: {
      fact: true,
      rows: 300,
      time: "start_date",
      columns: {
        contract_id: key,
        client_id: key,
        start_date: { type: "date" },
        cancelled_on: { type: "date", nulls: 200 },
      },
    },
    opportunities: {
      fact: true,
      rows: 700,
      time: "created_on",
      columns: {
        opportunity_id: key,
        client_id: key,
        stage: { type: "string", values: ["Proposal", "Closed Won", "Closed Lost"] },
        amount: { type: "decimal", role: "measure", unit: "currency" },
        created_on: { type: "date" },
        closed_on: { type: "date", nulls: 90 },
      },
    },
  },
  references: ["contracts.client_id>clients.client_id", "opportunities.client_id>clients.client_id"],
});
const index = buildModelIndex(model, values);

it.each([
  [
    "opportunities lost in 2023",
    "count(*) where (stage in Closed Lost and closed_on in 2023-01-01..2024-01-01)",
  ],
  ["opportunities lost by quarter", "count(*) by quarter(closed_on) where stage in Closed Lost order g1"],
])("a state of the rows is not dated by a like state of others: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it("what a figure is called by decides which of two columns it is split by", () => {
  const { model, values } = makeModel({
    tables: {
      payments: {
        fact: true,
        rows: 900,
        columns: {
          payment_id: { type: "integer", role: "key" },
          decline_reason: { type: "string", values: ["expired", "limit"], distinct: 2 },
          rebate_amount: { type: "decimal", unit: "currency" },
          rebate_reason: { type: "string", values: ["broken", "late"], distinct: 2 },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), "rebates by reason")).toBe(
    "sum(rebate_amount) by rebate_reason",
  );
});
