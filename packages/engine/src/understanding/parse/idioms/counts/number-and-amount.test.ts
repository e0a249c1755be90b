import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { numberAndAmount } from "./number-and-amount.ts";

const measure = { type: "decimal" } as const;
const { model, values } = makeModel({
  tables: {
    tolls: { columns: { toll_id: { type: "integer", role: "key" }, axles: measure, fee: measure } },
    fines: { columns: { fine_id: { type: "integer", role: "key" }, total: measure } },
    gates: { columns: { gate_id: { type: "integer", role: "key" } } },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["number and amount of tolls", 0, "number of tolls and total fee", 3],
  ["unpaid tolls how many and how much", 2, "number of tolls and total fee", 5],
  ["how many tolls and how much", 3, "and total fee", 3],
  ["number and amount of fines", 0, "number of fines and fine total", 3],
  ["number and amount of gates", 0, null, 0],
  ["tolls and how much", 1, null, 0],
])("“%s” at token %i", (question, at, words, tokens) => {
  expect(numberAndAmount(tokenize(question), at, index)).toEqual(words === null ? null : { words, tokens });
});
