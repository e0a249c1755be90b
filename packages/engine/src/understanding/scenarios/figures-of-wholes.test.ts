import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const ref = { type: "integer" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A pottery: firings on kilns with what came out whole and what did not, and invoices to shops, net of a discount. */
const { model, values } = makeModel({
  tables: {
    kilns: { rows: 8, naming: "kiln", columns: { kiln_id: id, kiln: { type: "string", distinct: 8 } } },
    firing: {
      fact: true,
      rows: 900,
      time: "fired_on",
      columns: {
        firing_id: id,
        kiln_id: ref,
        fired_on: { type: "date" },
        planned_qty: { type: "integer", maximum: 300 },
        ordered_qty: { type: "integer", maximum: 300 },
        good_qty: { type: "integer", maximum: 290 },
        scrap_qty: { type: "integer", maximum: 40 },
      },
    },
    flaws: {
      fact: true,
      rows: 500,
      columns: {
        flaw_id: id,
        firing_id: ref,
        outcome: { type: "string", values: ["Scrapped", "Mended"], distinct: 2 },
      },
    },
    shops: {
      rows: 60,
      naming: "shop",
      columns: {
        shop_id: id,
        shop: { type: "string", distinct: 60 },
        county: { type: "string", values: ["Avon", "Kent"] },
      },
    },
    invoices: {
      fact: true,
      rows: 700,
      time: "issued_on",
      columns: {
        invoice_id: id,
        shop_id: ref,
        issued_on: { type: "date" },
        gross_amount: money,
        discount_amount: money,
        net_amount: money,
      },
    },
  },
  references: [
    "firing.kiln_id>kilns.kiln_id",
    "flaws.firing_id>firing.firing_id",
    "invoices.shop_id>shops.shop_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["scrap rate by kiln", "(100 * (sum(scrap_qty) / (sum(scrap_qty) + sum(good_qty)))) by kiln"],
  ["counties with an average invoice above 200", "average(net_amount) by county having m1 > 200"],
  ["average invoice after discount by county", "average(net_amount) by county"],
])("%s", (question, expected) =>
  expect(briefOf(index, question).replaceAll(/[()]/g, "")).toBe(expected.replaceAll(/[()]/g, "")),
);
