import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A radio app that lives on spots and on passes, which have nothing to do with each other but their listener. */
const { model, values } = makeModel({
  tables: {
    listener: {
      rows: 500,
      naming: "nickname",
      columns: {
        listener_id: id,
        nickname: { type: "string", distinct: 500 },
        country: { type: "string", values: ["Peru", "Chile"] },
      },
    },
    spot: {
      fact: true,
      rows: 9000,
      time: "aired_at",
      columns: {
        spot_id: id,
        listener_id: { type: "integer" },
        aired_at: { type: "timestamp" },
        network: { type: "string", values: ["Aurora", "Borealis"] },
        revenue: { type: "decimal", unit: "currency" },
      },
    },
    purchase: {
      fact: true,
      rows: 700,
      time: "bought_at",
      columns: {
        purchase_id: id,
        listener_id: { type: "integer" },
        bought_at: { type: "timestamp" },
        product: { type: "string", values: ["Travel Pass", "Night Pass"] },
        price: { type: "decimal", unit: "currency", level: true },
      },
    },
  },
  references: ["spot.listener_id>listener.listener_id", "purchase.listener_id>listener.listener_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["how much revenue did the Travel Pass make", "sum(price) where product = Travel Pass"],
  ["revenue by product", "sum(price) by product"],
  ["revenue by network", "sum(revenue) by network"],
  ["revenue by country", "sum(revenue) by country"],
])("money is that of the rows that are spoken of: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
