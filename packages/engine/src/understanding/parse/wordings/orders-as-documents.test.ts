import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { ordersAsDocuments } from "./orders-as-documents.ts";

const { model, values } = makeModel({
  tables: {
    consignments: {
      fact: true,
      rows: 900,
      key: ["consignment_no", "line"],
      columns: {
        consignment_no: { type: "string", role: "key", distinct: 300 },
        line: { type: "integer", role: "key", distinct: 6 },
        order_date: { type: "date" },
        rush_order: { type: "string", values: ["Yes", "No"] },
        freight: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const written = (text: string): (string | undefined)[] => {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => ordersAsDocuments(tokens, at, index)?.words ?? []);
};

it.each([
  ["how many orders", ["consignments"]],
  ["median order value", ["consignment"]],
  ["value of an order", ["consignment"]],
  ["consignments by order date", []],
  ["rush orders", []],
  ["order lines", []],
  ["invoices", []],
])("%s", (text, expected) => expect(written(text)).toEqual(expected));
