import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    shops: {
      rows: 9,
      naming: "shop_name",
      time: "opened_on",
      columns: { id: key, shop_name: { type: "string", distinct: 9 }, opened_on: { type: "date" } },
    },
    orders: {
      rows: 700,
      fact: true,
      time: "placed_at",
      columns: { id: key, shop_id: key, placed_at: { type: "timestamp" } },
    },
    parcels: {
      rows: 900,
      fact: true,
      columns: { id: key, order_id: key, weight: { type: "decimal", role: "measure", distinct: 300 } },
    },
  },
  references: ["orders.shop_id>shops.id", "parcels.order_id>orders.id"],
});
const index = buildModelIndex(model, values);

test("a unit of what happened at a time of its own is one of that time", () => {
  expect(briefOf(index, "parcels by order month")).toContain("by month(placed_at)");
  expect(briefOf(index, "total weight by shop and order year")).toContain("year(placed_at)");
});

test("what did not happen has no months", () => {
  expect(briefOf(index, "orders by shop month")).not.toContain("opened_on");
});
