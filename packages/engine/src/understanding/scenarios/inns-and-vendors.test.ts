import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const number = { type: "integer", role: "measure" } as const;
/** Inns with their nights, and what came into their stores from vendors whose bills they pay. */
const { model, values } = makeModel({
  tables: {
    inns: {
      rows: 12,
      naming: "inn_name",
      columns: { inn_id: key, inn_name: { type: "string", values: ["Fell", "Tarn"], distinct: 12 } },
    },
    vendors: {
      rows: 20,
      naming: "vendor_name",
      columns: { vendor_id: key, vendor_name: { type: "string", values: ["Alba", "Roux"], distinct: 20 } },
    },
    nights: {
      fact: true,
      rows: 4000,
      time: "night",
      columns: {
        night_id: key,
        inn_id: key,
        night: { type: "date" },
        rooms_available: number,
        rooms_sold: number,
        room_revenue: { type: "decimal", unit: "currency" },
      },
    },
    deliveries: {
      fact: true,
      rows: 900,
      time: "came_on",
      columns: {
        delivery_id: key,
        inn_id: key,
        came_on: { type: "date" },
        goods: { type: "string", values: ["Linen", "Soap"] },
        quantity_received: number,
        unit_cost: { type: "decimal", unit: "currency" },
      },
    },
    stock_counts: {
      fact: true,
      rows: 300,
      time: "counted_on",
      key: ["inn_id", "counted_on"],
      columns: {
        inn_id: { ...key, distinct: 12 },
        counted_on: { type: "date", distinct: 25 },
        stock_on_hand: number,
      },
    },
    bills: {
      fact: true,
      rows: 700,
      time: "billed_on",
      columns: {
        bill_id: key,
        vendor_id: key,
        billed_on: { type: "date" },
        total: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "nights.inn_id>inns.inn_id",
    "deliveries.inn_id>inns.inn_id",
    "stock_counts.inn_id>inns.inn_id",
    "bills.vendor_id>vendors.vendor_id",
  ],
});
for (const { columns } of model.tables)
  for (const column of columns)
    if (column.role === "measure")
      column.additivity = column.name.startsWith("stock") ? "semi-additive" : "additive";
const index = buildModelIndex(model, values);

test.each([
  ["occupancy rate by inn", "100 * sum(rooms_sold) / sum(rooms_available) by inn_name"],
  ["average daily rate by month", "sum(room_revenue) / sum(rooms_sold) by month(night) order g1"],
  ["RevPAR by inn", "sum(room_revenue) / sum(rooms_available) by inn_name"],
  ["how much did we spend on linen", "sum(quantity_received * unit_cost) where goods = Linen"],
  ["how much did we pay each vendor", "sum(total) by vendor_name"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

test("what is in stock is no value of it", () => {
  expect(briefOf(index, "stock by inn")).toMatch(/^sum\(stock_on_hand\) by inn_name/);
  expect(() => briefOf(index, "stock value by inn")).toThrow(/"value"/);
});
