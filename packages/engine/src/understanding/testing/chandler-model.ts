import type { ModelIndex } from "../index/model-index.ts";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A chandler: orders of customers, whose money stands in their lines, and freight of the orders themselves. */
const { model, values } = makeModel({
  tables: {
    customers: {
      rows: 40,
      naming: "company",
      columns: {
        customer_id: { type: "string", role: "key", distinct: 40, values: ["ALFKI"] },
        company: { type: "string", values: ["Quay Stores", "Lund Boats"], distinct: 40 },
        town: { type: "string", values: ["Bergen", "Vigo"], distinct: 6 },
      },
    },
    clerks: {
      rows: 9,
      naming: "first_name",
      columns: {
        clerk_id: { type: "integer", role: "key" },
        first_name: { type: "string", values: ["Nancy", "Per"], distinct: 9 },
        last_name: { type: "string", values: ["Davolio", "Lund"], distinct: 9 },
        hired_on: { type: "date" },
      },
    },
    orders: {
      fact: true,
      rows: 800,
      time: "ordered_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        customer_id: { type: "string" },
        clerk_id: { type: "integer" },
        ordered_on: { type: "date" },
        freight: { type: "decimal", unit: "currency" },
      },
    },
    order_lines: {
      fact: true,
      rows: 2000,
      columns: {
        line_id: { type: "integer", role: "key" },
        order_id: { type: "integer" },
        quantity: { type: "integer" },
        unit_price: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "orders.customer_id>customers.customer_id",
    "orders.clerk_id>clerks.clerk_id",
    "order_lines.order_id>orders.order_id",
  ],
});

export const chandlerIndex = (): ModelIndex => buildModelIndex(model, values);
