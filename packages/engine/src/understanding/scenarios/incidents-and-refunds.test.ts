import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ModelSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const indexOf = (sketch: ModelSketch) => {
  const { model, values } = makeModel(sketch);
  return buildModelIndex(model, values);
};

/** One sheet of the scrapes of hulls, its name two words written as one. */
const scrapes = indexOf({
  tables: {
    hullscrapes: {
      fact: true,
      rows: 900,
      time: "met_on",
      columns: {
        report_id: { type: "integer", role: "key", distinct: 900 },
        quay: { type: "string", values: ["North quay", "South quay"], distinct: 12 },
        met_on: { type: "date" },
        coral_species: { type: "string", values: ["Staghorn", "Brain coral"], distinct: 30 },
        cost_other: { type: "decimal", distinct: 400 },
        cost_repair: { type: "decimal", distinct: 400 },
        cost_total: { type: "decimal", distinct: 400 },
      },
    },
  },
});

test.each([
  ["scrapes by quay", "count(*) by quay"],
  ["how many scrapes in 2023", "count(*) where met_on in 2023-01-01..2024-01-01"],
  ["total cost of all scrapes", "sum(cost_total)"],
  ["cost per scrape by quay", "average(cost_total) by quay"],
  ["5 species with the highest costs", "sum(cost_total) by coral_species order m1 desc limit 5"],
])("%s: the word that a joined name ends with, and the cost that is the total of all", (question, brief) => {
  expect(briefOf(scrapes, question)).toBe(brief);
});

/** A lamp shop whose orders have a discount, and what came back. */
const lamps = indexOf({
  tables: {
    buyers: {
      rows: 300,
      naming: "name",
      columns: {
        buyer_id: { type: "integer", role: "key" },
        name: { type: "string", distinct: 298 },
        signup_date: { type: "date" },
      },
    },
    orders: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        buyer_id: { type: "integer" },
        ordered_on: { type: "date" },
        discount_pct: { type: "integer", minimum: 0, maximum: 20 },
      },
    },
    order_lines: {
      fact: true,
      rows: 2400,
      columns: {
        line_id: { type: "integer", role: "key" },
        order_id: { type: "integer" },
        lamp_id: { type: "integer" },
        quantity: { type: "integer" },
        unit_price: { type: "decimal" },
      },
    },
    lamps: {
      rows: 60,
      naming: "lamp_name",
      columns: {
        lamp_id: { type: "integer", role: "key" },
        lamp_name: { type: "string", distinct: 60 },
        category: { type: "string", values: ["Desk", "Floor"] },
      },
    },
    returns: {
      fact: true,
      rows: 120,
      time: "returned_on",
      columns: {
        return_id: { type: "integer", role: "key" },
        line_id: { type: "integer" },
        returned_on: { type: "date" },
        refund_amount: { type: "decimal" },
      },
    },
  },
  references: [
    "orders.buyer_id>buyers.buyer_id",
    "order_lines.order_id>orders.order_id",
    "order_lines.lamp_id>lamps.lamp_id",
    "returns.line_id>order_lines.line_id",
  ],
});

test.each([
  ["total revenue", "sum(quantity * unit_price * 1 - discount_pct / 100)"],
  ["how much did we refund per lamp category", "sum(refund_amount) by category"],
  ["signups in 2024", "count(*) where signup_date in 2024-01-01..2025-01-01"],
  ["orders with a discount of 5 to 10 percent", "count(*) where discount_pct between 5 and 10"],
  ["lamps nobody has ever ordered", "list lamp_name where related(order_lines) = 0"],
])("%s: a discount on the order, money that went back, deeds counted", (question, brief) => {
  expect(briefOf(lamps, question)).toBe(brief);
});
