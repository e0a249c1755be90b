import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const text = (values: string[], distinct = values.length): ColumnSketch => ({
  type: "string",
  values,
  distinct,
});
const number: ColumnSketch = { type: "integer" };
const money: ColumnSketch = { type: "decimal", unit: "currency", level: true };
const date: ColumnSketch = { type: "date", role: "time" };

const { model, values } = makeModel({
  tables: {
    suppliers: {
      naming: "supplier_name",
      rows: 40,
      columns: {
        supplier_id: key,
        supplier_name: text(["Birch Co", "Larch Ltd"], 40),
        blocked_flag: text(["N", "Y"]),
      },
    },
    purchase_orders: {
      fact: true,
      rows: 600,
      time: "order_date",
      columns: {
        po_no: key,
        supplier_id: key,
        order_date: date,
        requested_delivery_date: date,
        actual_delivery_date: { ...date, nulls: 30 },
        po_status: text(["OPEN", "PART", "RECD"]),
        yard_code: text(["HEL", "TKU"]),
        freight_amount: { type: "decimal", unit: "currency" },
      },
    },
    purchase_order_lines: {
      fact: true,
      rows: 1500,
      key: ["po_no", "line_no"],
      columns: {
        po_no: key,
        line_no: key,
        timber: text(["Oak", "Pine"]),
        quantity_ordered: number,
        quantity_received: number,
        unit_price: money,
      },
    },
    stock_movements: {
      fact: true,
      rows: 4000,
      time: "moved_on",
      columns: {
        movement_no: key,
        moved_on: date,
        movement_type: text(["GR", "GI", "SCR"]),
        timber: text(["Oak", "Pine"]),
        quantity: { type: "integer", minimum: -90, maximum: 400 },
      },
    },
  },
  references: [
    "purchase_orders.supplier_id>suppliers.supplier_id",
    "purchase_order_lines.po_no>purchase_orders.po_no",
  ],
});
const index = buildModelIndex(model, values);
const ordered = "quantity_ordered * unit_price";

it.each<[string, string]>([
  ["orders placed in March 2024", "count(*) where order_date in 2024-03-01..2024-04-01"],
  ["how many POs are partially delivered", "count(*) where po_status = PART"],
  ["ordered value by supplier", `sum(${ordered}) by supplier_name`],
  ["total spend by supplier", "sum(quantity_received * unit_price) by supplier_name"],
  [
    "outstanding value of open POs",
    "sum(quantity_ordered - quantity_received * unit_price) where po_status = OPEN",
  ],
  ["how much did we order from Birch Co", `sum(${ordered}) where supplier_name = Birch Co`],
  ["biggest PO by value", `sum(${ordered}) by po_no order m1 desc limit 1`],
  ["average PO value", `sum(${ordered}) / count-distinct(po_no)`],
  ["suppliers with ordered value above 5000", `sum(${ordered}) by supplier_name having m1 > 5000`],
  [
    "how many units did we receive in 2024",
    "sum(quantity_received) where actual_delivery_date in 2024-01-01..2025-01-01",
  ],
  ["which POs are due next week", "list po_no where requested_delivery_date in 2024-05-20..2024-05-27"],
  ["blocked suppliers", "list supplier_name where blocked_flag = Y"],
  ["POs for Helsinki", "count(*) where yard_code = HEL"],
  ["number of goods receipts per month", "count(*) by month(moved_on) where movement_type = GR order g1"],
  [
    "how many units were scrapped in 2024",
    "sum(0 - quantity) where (movement_type = SCR and moved_on in 2024-01-01..2025-01-01)",
  ],
  ["current stock by timber", "sum(quantity) by timber"],
  ["how many pieces of oak do we have in stock", "sum(quantity) where timber = Oak"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it("reads the days that are late, and bands of what orders come to", () => {
  expect(briefOf(index, "open orders past their requested delivery date")).toMatch(
    /po_status = OPEN and .*actual_delivery_date missing and requested_delivery_date < now/,
  );
  const asked = "Group the POs by value: below 1,000, 1,000 to 5,000, above 5,000. How many in each group?";
  expect(briefOf(index, asked)).toMatch(/^count\(\*\) by/);
});
