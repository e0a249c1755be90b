import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";

/** Loans that are asked for, and parcels that are sent. */
const { model, values } = makeModel({
  tables: {
    loan_requests: {
      fact: true,
      rows: 900,
      columns: {
        request_id: { type: "integer", role: "key" },
        branch: { type: "string", values: ["Lund", "Umea"] },
        decision: { type: "string", values: ["Approved", "Rejected", "Under review"] },
      },
    },
    parcels: {
      fact: true,
      rows: 700,
      columns: {
        parcel_id: { type: "integer", role: "key" },
        lane: { type: "string", values: ["air", "sea"] },
        state: { type: "string", values: ["shipped", "returned", "lost"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["return rate of shipped parcels", "shipped"],
  ["rejection rate of approved loan requests", "approved"],
  ["return rate of returned parcels", "returned"],
])("%s: no row can be both, or all of them are", (question, word) => {
  expect(() => best(index, question)).toThrow(`"words":["${word}"]`);
});

test.each([
  ["return rate of air parcels", "returned"],
  ["return rate of parcels that were not lost", "returned"],
  ["approval rate", "Under review"],
  ["rejection rate by branch", "Under review"],
])("%s: a part of those that may be, or are decided", (question, told) => {
  expect(JSON.stringify(best(index, question).query)).toContain(told);
});
