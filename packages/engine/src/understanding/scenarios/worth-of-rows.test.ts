import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Claims of an insurer and who handles them. */
const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      rows: 4000,
      time: "filed_on",
      columns: {
        claim_id: { type: "integer", role: "key" },
        handler_id: { type: "integer", role: "key" },
        filed_on: { type: "date" },
        amount: { type: "decimal" },
        status: { type: "string", values: ["Filed", "Settled", "Disputed", "Declined"] },
        branch: { type: "string", values: ["Leeds", "Porto"] },
      },
    },
    handlers: {
      rows: 60,
      naming: "name",
      columns: {
        handler_id: { type: "integer", role: "key" },
        name: { type: "string", distinct: 60 },
        phone: { type: "string", nulls: 7, distinct: 53 },
        certified: { type: "boolean", role: "boolean", distinct: 2 },
        team_leader: { type: "string", values: ["Yes", "No"] },
      },
    },
  },
  references: ["claims.handler_id>handlers.handler_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total value of the disputed claims", "sum(amount) where status = Disputed"],
  ["value of settled claims by branch", "sum(amount) by branch where status = Settled"],
  ["worth of all claims", "sum(amount)"],
  ["average value of claims", "average(amount)"],
  ["how much is disputed", "sum(amount) where status = Disputed"],
  ["how much is still disputed by branch", "sum(amount) by branch where status = Disputed"],
  ["how much did we settle", "sum(amount) where status = Settled"],
  ["team leaders without a phone", "list name where (team_leader = Yes and phone missing)"],
  ["team leaders", "list name where team_leader = Yes"],
  ["certified and uncertified handlers", "count(*) by certified"],
  ["number of claims of certified vs uncertified handlers per branch", "count(*) by certified, branch"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
