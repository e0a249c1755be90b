import { expect, it } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { buildModelIndex } from "./model-index.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const text = (distinct: number): ColumnSketch => ({ type: "string", distinct });
const { model, values } = makeModel({
  tables: {
    materials: {
      rows: 40,
      naming: "material",
      columns: { material_id: key, material: text(40), unit_cost: { type: "decimal" } },
    },
    jobs: {
      rows: 300,
      fact: true,
      time: "done_on",
      columns: { job_id: key, crew: text(6), done_on: { type: "date" } },
    },
    job_materials: {
      rows: 1200,
      fact: true,
      columns: { line_id: key, job_id: key, material_id: key, qty: { type: "integer" } },
    },
  },
  references: ["job_materials.job_id>jobs.job_id", "job_materials.material_id>materials.material_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total materials cost", "sum(qty * unit_cost)"],
  ["total cost of materials by crew", "sum(qty * unit_cost) by crew"],
  ["material costs per month", "sum(qty * unit_cost) by month(done_on) order g1"],
  ["average unit cost", "average(unit_cost)"],
  ["average unit cost of materials", "average(unit_cost)"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

it("what one piece costs adds up to nothing", () => {
  const till = makeModel({
    tables: {
      sales_lines: {
        rows: 1200,
        fact: true,
        columns: {
          line_id: key,
          stall: text(6),
          unit_price: { type: "decimal" },
          weighed: { type: "decimal" },
        },
      },
    },
  });
  const question = "total price by stall";
  const asked = { question, previous: [], previousQuestions: [], now: "2024-05-15" };
  expect(understand({ ...asked, index: buildModelIndex(till.model, till.values) }).kind).not.toBe("readings");
});

it.each([
  ["total spend", "sum(order_total)"],
  ["total spend by town", "sum(order_total) by town"],
  ["cost of goods", "sum(quantity * unit_cost)"],
])("%s beside orders: what customers spent is what the orders came to", (question, expected) => {
  const shop = makeModel({
    tables: {
      goods: {
        rows: 40,
        naming: "article",
        columns: { goods_id: key, article: text(40), unit_cost: { type: "decimal" } },
      },
      orders: {
        rows: 300,
        fact: true,
        time: "ordered_on",
        columns: {
          order_id: key,
          town: text(6),
          ordered_on: { type: "date" },
          order_total: { type: "decimal" },
        },
      },
      order_lines: {
        rows: 1200,
        fact: true,
        columns: { line_id: key, order_id: key, goods_id: key, quantity: { type: "integer" } },
      },
    },
    references: ["order_lines.order_id>orders.order_id", "order_lines.goods_id>goods.goods_id"],
  });
  for (const column of shop.model.tables.flatMap(({ columns }) => columns))
    if (["order_total", "quantity"].includes(column.name)) column.additivity = "additive";
  expect(briefOf(buildModelIndex(shop.model, shop.values), question)).toBe(expected);
});

it("buyers spend what they pay, and not what the goods cost that came back", () => {
  const shop = makeModel({
    tables: {
      products: {
        rows: 40,
        naming: "product",
        columns: { product_id: key, product: text(40), unit_cost: { type: "decimal" } },
      },
      outlets: { rows: 60, naming: "outlet", columns: { outlet_id: key, outlet: text(60) } },
      drop_lines: {
        rows: 2000,
        fact: true,
        columns: {
          line_id: key,
          outlet_id: key,
          product_id: key,
          quantity: { type: "integer", distinct: 40 },
          unit_price: { type: "decimal" },
          line_total: { type: "decimal" },
        },
      },
      returns: {
        rows: 90,
        fact: true,
        columns: { return_id: key, product_id: key, quantity: { type: "integer", distinct: 9 } },
      },
    },
    references: [
      "drop_lines.outlet_id>outlets.outlet_id",
      "drop_lines.product_id>products.product_id",
      "returns.product_id>products.product_id",
    ],
  });
  const read = briefOf(buildModelIndex(shop.model, shop.values), "top 5 outlets by spend");
  expect(read).toContain("sum(line_total) by outlet");
});
