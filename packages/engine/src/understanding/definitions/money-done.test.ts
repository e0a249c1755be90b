import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Contracts, what was claimed on them, and what was paid for that. */
const { model, values } = makeModel({
  tables: {
    contracts: {
      fact: true,
      rows: 700,
      time: "begun_on",
      columns: {
        contract_no: id,
        sector: { type: "string", values: ["Boat", "Home"], distinct: 2 },
        begun_on: { type: "date" },
        premium: { type: "decimal", minimum: 10, maximum: 900 },
      },
    },
    claims: {
      fact: true,
      rows: 1200,
      time: "lost_on",
      columns: {
        claim_no: id,
        contract_no: { type: "integer" },
        lost_on: { type: "date" },
        cause: { type: "string", values: ["Fire", "Flood"], distinct: 2 },
        claim_amount: { type: "decimal", minimum: 10, maximum: 90000 },
      },
    },
    payments: {
      fact: true,
      rows: 1300,
      time: "paid_on",
      columns: {
        payment_id: id,
        claim_no: { type: "integer" },
        paid_on: { type: "date" },
        payment_amount: { type: "decimal", minimum: 10, maximum: 50000 },
      },
    },
  },
  references: ["claims.contract_no>contracts.contract_no", "payments.claim_no>claims.claim_no"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total claimed by cause", "sum(claim_amount) by cause"],
  ["claimed minus paid by cause", "sum(claim_amount) - sum(payment_amount) by cause"],
  ["total claimed minus total paid by cause", "sum(claim_amount) - sum(payment_amount) by cause"],
  ["loss ratio by sector: paid out divided by total premium", "sum(payment_amount) / sum(premium) by sector"],
  ["paid out as a percentage of claimed by cause", "100 * sum(payment_amount) / sum(claim_amount) by cause"],
  ["number of claims divided by number of contracts by sector", "count(*) / count(*) by sector"],
])("what rows called by their deed come to: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
