import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    permits: {
      fact: true,
      rows: 400,
      time: "issued_on",
      columns: {
        permit_no: { type: "integer", role: "key", distinct: 400 },
        issued_on: { type: "date" },
        district: { type: "string", values: ["Harbour", "Hill"] },
        fee: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["permits total", "count(*)"],
  ["permits in the log, total", "count(*)"],
  ["harbour permits altogether", "count(*) where district = Harbour"],
  ["how many permits are on the list", "count(*)"],
  ["permits in our tracker, count", "count(*)"],
  ["permits in here, how many", "count(*)"],
  ["permit fees in total", "sum(fee)"],
  ["biggest single permit, fee", "maximum(fee)"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
