import { expect, it } from "vitest";
import { type ColumnSketch, makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

const id = { type: "integer", role: "key" } as const;
const ref = { type: "integer" } as const;
const day = { type: "date", role: "time" } as const;
const count = { type: "integer" } as const;
const money = { type: "decimal", unit: "currency" } as const;
const price = { ...money, level: true } as const;

const indexOf = (tables: Record<string, TableSketch>, references: string[] = []): ModelIndex => {
  const { model, values } = makeModel({ tables, references });
  return buildModelIndex(model, values);
};
const takingsOf = ({ takings, columns }: ModelIndex): string | undefined =>
  columns[takings ?? -1]?.column.name;
const fact = (columns: Record<string, ColumnSketch>, time: string | null = null): TableSketch => ({
  fact: true,
  rows: 800,
  ...(time === null ? {} : { time }),
  columns,
});

/** A nursery whose lines of invoices are called by a short form. */
const nursery = indexOf(
  {
    inv: fact({ inv_id: id, inv_dt: day, inv_frt_amt: money, inv_tot_amt: money }, "inv_dt"),
    ivd: fact({ ivd_id: id, inv_id: ref, plant_id: ref, ivd_qty: count, ivd_prc: price, ivd_amt: money }),
    plant: {
      rows: 40,
      columns: { plant_id: id, genus: { type: "string", values: ["Acer", "Rosa"] } },
    },
  },
  ["ivd.inv_id>inv.inv_id", "ivd.plant_id>plant.plant_id"],
);

it.each([
  ["sales by month", "sum(inv_tot_amt) by month(inv_dt) order g1"],
  ["sales by genus", "sum(ivd_amt) by genus"],
  ["average invoice", "average(inv_tot_amt)"],
])("rows of pieces and prices without a day are lines, however they are called: %s", (question, expected) =>
  expect(briefOf(nursery, question)).toBe(expected),
);

/** An electrician bills jobs: the materials used in them are a part of that alone. */
const electrician = indexOf(
  {
    jobs: fact({ job_id: id, done_on: day, street: { type: "string", values: ["Elm", "Oak"] } }, "done_on"),
    invoices: fact(
      {
        invoice_id: id,
        job_id: ref,
        issued_on: day,
        labour_amount: money,
        gst_amount: money,
        total_amount: money,
      },
      "issued_on",
    ),
    cable_used: fact({ cable_id: id, job_id: ref, qty: count, unit_cost: price, unit_price: price }),
  },
  ["invoices.job_id>jobs.job_id", "cable_used.job_id>jobs.job_id"],
);

it.each([
  ["revenue by street", "sum(total_amount) by street"],
  ["spend by street", "sum(total_amount) by street"],
  ["total gst amount", "sum(gst_amount)"],
])("what is billed is revenue, and not the materials in it: %s", (question, expected) =>
  expect(briefOf(electrician, question)).toBe(expected),
);

/** A dairy whose products have a size and a list price, and its orders the value of the goods beside freight. */
const dairy = indexOf(
  {
    products: {
      rows: 20,
      columns: { product_id: id, product: { type: "string" }, pack_kg: count, list_price_per_kg: price },
    },
    orders: fact(
      { order_id: id, order_date: day, goods_value: money, freight: money, invoice_total: money },
      "order_date",
    ),
    order_lines: fact({
      line_id: id,
      order_id: ref,
      product_id: ref,
      kg: count,
      price_per_kg: price,
      cost_per_kg: price,
    }),
  },
  ["order_lines.order_id>orders.order_id", "order_lines.product_id>products.product_id"],
);

it.each([
  ["sales by month", "sum(goods_value) by month(order_date) order g1"],
  ["sales by product", "sum(kg * price_per_kg) by product_id"],
  ["profit by product", "sum(kg * price_per_kg) - sum(kg * cost_per_kg) by product_id"],
])("the size of a ware times its list price is no sale: %s", (question, expected) =>
  expect(briefOf(dairy, question)).toBe(expected),
);

it("has no revenue of what is made", () => {
  const { revenue } = indexOf(
    {
      production_batch: fact({
        batch_id: id,
        product_id: ref,
        made_on: day,
        planned_qty: count,
        good_qty: count,
      }),
      product: { rows: 9, columns: { product_id: id, list_price: price } },
    },
    ["production_batch.product_id>product.product_id"],
  );
  expect(revenue).toBeNull();
});

it.each([
  ["bookings", { quoted_price: money, agreed_price: money }, "agreed_price"],
  ["receipts", { rent_paid: money, late_fee: money }, "rent_paid"],
  ["pickings", { expected_kg: count, sale_value: money }, "sale_value"],
  ["pension_payments", { gross_amount: money, net_amount: money }, undefined],
  ["mooring_charges", { billed_amount: money, paid_amount: money }, "billed_amount"],
] satisfies [string, Record<string, ColumnSketch>, string | undefined][])(
  "the takings of %s of %j",
  (name, figures, expected) =>
    expect(
      takingsOf(
        indexOf({
          [name]: fact({ id, happened_on: day, ...figures }, "happened_on"),
          other: { columns: { other_id: id } },
        }),
      ),
    ).toBe(expected),
);

it("takes no weight for money", () => {
  const index = indexOf({ deaths: fact({ id, seen_on: day, dead_kg: count }, "seen_on") });
  expect(index.tables.flatMap((table) => moneyColumnOf(table, index) ?? [])).toEqual([]);
});

it("takes spend by the name of a cost for that cost", () => {
  const index = indexOf({
    meals: fact(
      { meal_id: id, eaten_on: day, fodder_cost: money, barn: { type: "string", values: ["A"] } },
      "eaten_on",
    ),
    yields: fact({ yield_id: id, taken_on: day, sale_value: money }, "taken_on"),
  });
  expect(briefOf(index, "fodder spend by barn")).toBe("sum(fodder_cost) by barn");
});
