import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    orders: { fact: true, rows: 500, time: "ordered", columns: { order_id: id, ordered: { type: "date" } } },
    order_payments: {
      fact: true,
      rows: 520,
      columns: { pay_id: id, order_id: id, paid_value: { type: "decimal" } },
    },
    order_lines: {
      fact: true,
      rows: 900,
      columns: { line_id: id, order_id: id, herb_id: id, price: { type: "decimal" } },
    },
    herbs: {
      rows: 40,
      columns: { herb_id: id, family: { type: "string", values: ["Mint", "Sage"], distinct: 2 } },
    },
  },
  references: [
    "order_payments.order_id>orders.order_id",
    "order_lines.order_id>orders.order_id",
    "order_lines.herb_id>herbs.herb_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["revenue by family", "sum(price) by family"],
  ["revenue by month", "sum(paid_value) by month(ordered) order g1"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
