import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    clients: {
      rows: 500,
      naming: "client_name",
      time: "registered_on",
      columns: {
        client_id: key,
        client_name: { type: "string", distinct: 490 },
        town: { type: "string", values: ["Pisa", "Siena"] },
        registered_on: { type: "date" },
      },
    },
    orders: {
      rows: 6000,
      fact: true,
      time: "ordered_on",
      columns: {
        order_id: key,
        client_id: key,
        ordered_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["orders.client_id>clients.client_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["buyers by town", "count(*) by town where related(orders) > 0"],
  ["how many buyers in May 2023", "count(*) where ordered_on in 2023-05-01..2023-06-01"],
  ["monthly buyers", "count(*) by month(ordered_on) where not month(ordered_on) missing order g1"],
])("%s: those who bought", (question, expected) => expect(briefOf(index, question)).toBe(expected));
