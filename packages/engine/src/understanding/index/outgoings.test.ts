import { describe, expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const money = { type: "decimal" } as const;

/** A cinema that sells tickets and buys films from suppliers: both have an amount. */
const cinema = (() => {
  const { model, values } = makeModel({
    tables: {
      suppliers: {
        rows: 30,
        naming: "name",
        columns: { supplier_id: id, name: { type: "string", values: ["Reel Co"], distinct: 30 } },
      },
      guests: {
        rows: 300,
        naming: "guest_name",
        columns: { guest_id: id, guest_name: { type: "string", values: ["Ada Moss"], distinct: 300 } },
      },
      ticket_sales: {
        fact: true,
        rows: 4000,
        time: "sold_on",
        columns: { sale_id: id, guest_id: id, sold_on: { type: "date" }, amount: money },
      },
      purchase_orders: {
        fact: true,
        rows: 400,
        time: "ordered_on",
        columns: { purchase_order_id: id, supplier_id: id, ordered_on: { type: "date" }, total_paid: money },
      },
    },
    references: [
      "ticket_sales.guest_id>guests.guest_id",
      "purchase_orders.supplier_id>suppliers.supplier_id",
    ],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.role === "measure") column.additivity = "additive";
  return buildModelIndex(model, values);
})();

describe("money that is paid beside money that comes in", () => {
  test.each([
    ["total purchasing spend", "sum(total_paid)"],
    ["spend by supplier", "sum(total_paid) by name"],
    ["how much did we spend on purchases", "sum(total_paid)"],
    ["average purchase order value", "average(total_paid)"],
    ["top 3 guests by spend", "sum(amount) by guest_name order m1 desc limit 3"],
    ["how much did guests spend", "sum(amount)"],
  ])("%s", (question, expected) => {
    expect(briefOf(cinema, question)).toBe(expected);
  });
});
