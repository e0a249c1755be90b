import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** Lines of a garden shop's receipts with the rate at which they are taxed. */
const { model, values } = makeModel({
  tables: {
    receipt_lines: {
      fact: true,
      rows: 4000,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        sold_on: { type: "date" },
        shop: { type: "string", values: ["Hull", "York"] },
        quantity: { type: "integer", role: "measure" },
        unit_price: { type: "decimal", role: "measure", unit: "currency" },
        vat_rate: { type: "decimal", role: "measure", level: true, minimum: 5, maximum: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["VAT charged by shop", "sum(quantity * unit_price * vat_rate) / 100 by shop"],
  [
    "how much VAT did we charge in 2023",
    "sum(quantity * unit_price * vat_rate) / 100 where sold_on in 2023-01-01..2024-01-01",
  ],
  ["average VAT rate by shop", "average(vat_rate) by shop"],
])("tax is a share of the money where rows tell its rate: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
