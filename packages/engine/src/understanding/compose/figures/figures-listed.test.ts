import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** A pottery's orders at several shops, with two amounts each, and its pots with a price and a cost. */
const { model, values } = makeModel({
  tables: {
    shops: {
      rows: 6,
      naming: "shop_name",
      columns: {
        shop_id: { type: "integer", role: "key" },
        shop_name: { type: "string", distinct: 6 },
      },
    },
    orders: {
      rows: 2000,
      fact: true,
      time: "ordered_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        shop_id: { type: "integer" },
        ordered_on: { type: "date" },
        order_total: { type: "decimal", unit: "currency" },
        deposit: { type: "decimal", unit: "currency" },
      },
    },
    pots: {
      rows: 70,
      naming: "pot_name",
      columns: {
        pot_id: { type: "integer", role: "key" },
        pot_name: { type: "string", distinct: 70 },
        glaze: { type: "string", values: ["Celadon", "Shino"] },
        glazed_twice: { type: "string", values: ["Yes", "No"] },
        price: { type: "decimal", unit: "currency" },
        making_cost: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["orders.shop_id>shops.shop_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["orders above 150: order id, total", "order_total > 150"],
  ["orders of 150 euros or more", "order_total >= 150"],
  ["pots over 15 euros: name, glaze, price", "price > 15"],
  ["list the pots over 15 euros", "price > 15"],
])("an amount is of the figure that is listed, else of what rows come to: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("a yes or no before a kind says which rows", () => {
  expect(briefOf(index, "glazed twice shino: name, price")).toContain("glazed_twice = Yes");
});
