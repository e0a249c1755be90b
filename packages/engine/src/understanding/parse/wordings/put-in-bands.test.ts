import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Grants that a foundation made, of an amount and in a state. */
const { model, values } = makeModel({
  tables: {
    grants: {
      fact: true,
      rows: 800,
      time: "granted_on",
      columns: {
        grant_id: { type: "integer", role: "key" },
        granted_on: { type: "date" },
        applicant_size: { type: "string", values: ["Small", "Large"] },
        state: { type: "string", values: ["Approved", "Withdrawn"] },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  "approved grants by size: below 10k, 10k-50k, more than 50k; number and total",
  "Bucket approved grants by size: below 10k, 10k up to 50k, more than 50k. Number and total per bucket pls",
  "split the approved grants into bands by amount: below 10k, 10k to 50k, more than 50k, number of grants and total amount in each band",
  "number of approved grants and total amount by amount: below 10k, 10k to 50k, above 50k",
])("%s", (question) => {
  expect(briefOf(index, question)).toMatch(/^count\(\*\), sum\(amount\) by case.* where .*Approved/);
});

it.each([
  "Count the grants worth less than 10000, from 10000 to 50000, and above 50000",
  "group the grants by amount: below 10k, 10k to 50k, above 50k. How many in each group?",
])("%s", (question) => {
  expect(briefOf(index, question)).toMatch(/^count\(\*\) by case/);
});

it.each([
  "count grants in bands: under $5000, $5000-9000, over $9000",
  "split grants into under $5000, $5000-9000 and over $9000 - how many in each",
  "grants by amount: below 5000, 5000 to 9000, above 9000",
])("%s", (question) => {
  expect(briefOf(index, question)).toMatch(/^count\(\*\) by case/);
});
