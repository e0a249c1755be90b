import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      rows: 900,
      time: "requested_on",
      columns: {
        claim_no: { type: "integer", role: "key", distinct: 900 },
        region: { type: "string", values: ["North", "South"] },
        bought_on: { type: "date" },
        requested_on: { type: "date" },
        inspected_on: { type: "date" },
        paid_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["once requested, how many days till a claim is paid", "requested_on", "paid_on"],
  ["after being inspected how long until it is paid, on average", "inspected_on", "paid_on"],
  ["how long do people wait from asking to getting inspected", "requested_on", "inspected_on"],
  ["average days between buying and asking for it", "bought_on", "requested_on"],
  ["average days from purchase to inspection", "bought_on", "inspected_on"],
])("%s", (question, from, to) => expect(briefOf(index, question)).toBe(`average(days(${from}, ${to}))`));
