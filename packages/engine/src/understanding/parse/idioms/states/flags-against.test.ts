import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    shipments: {
      fact: true,
      rows: 4000,
      time: "shipped_on",
      columns: {
        shipment_id: { type: "integer", role: "key" },
        shipped_on: { type: "date" },
        weight: { type: "decimal" },
        insured: { type: "string", values: ["Y", "N"] },
        seal: { type: "string", distinct: 900, nulls: 40 },
        carrier: { type: "string", values: ["Rhenus", "Kuehne", "Maersk"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["average weight of shipments with and without insured", "average(weight) by insured"],
  [
    "shipments with an insured flag vs those without one, average weight",
    "count(*), average(weight) by insured",
  ],
  ["average weight with and without a seal", "average(weight) by case"],
  ["compare insured shipments with the others: average weight", "average(weight) by insured"],
  ["average weight of insured shipments vs the rest", "average(weight) by insured"],
  ["average weight of insured shipments and those that aren't", "average(weight) by insured"],
  ["insured shipments and those that weren't", "count(*) by insured"],
  ["how many insured shipments and those that aren't", "count(*) by insured"],
  ["Maersk vs the rest: average weight", "average(weight) by case"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
