import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    deals: {
      fact: true,
      rows: 400,
      time: "opened_on",
      columns: {
        deal_id: { type: "integer", role: "key" },
        opened_on: { type: "date" },
        close_date: { type: "date" },
        deal_stage: { type: "string", values: ["Closed Won", "Closed Lost", "Proposal"], distinct: 3 },
        deal_owner: { type: "string", values: ["Ada Lund", "Ben Okoro"], distinct: 2 },
        lost_reason: { type: "string", values: ["Price", "Timing"], distinct: 2 },
        amount: { type: "decimal", distinct: 300, unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how much did Ada Lund close", "sum(amount) where deal_owner = Ada Lund"],
  [
    "how many deals did Ada Lund close",
    "count(*) where (deal_stage in Closed Won and deal_owner = Ada Lund)",
  ],
  [
    "who closed the most deals",
    "count(*) by deal_owner where deal_stage in Closed Won order m1 desc limit 1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
