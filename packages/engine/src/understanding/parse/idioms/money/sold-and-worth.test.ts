import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tickets: {
      fact: true,
      rows: 5000,
      time: "printed_on",
      columns: {
        ticket_id: { type: "integer", role: "key" },
        printed_on: { type: "date" },
        till: { type: "string", values: ["North", "South"] },
      },
    },
    ticket_lines: {
      fact: true,
      rows: 15000,
      columns: {
        line_id: { type: "integer", role: "key" },
        ticket_id: { type: "integer", role: "key" },
        plant_id: { type: "integer", role: "key" },
        quantity: { type: "integer" },
        unit_price: { type: "decimal" },
        discount_percent: { type: "decimal" },
      },
    },
    plants: {
      rows: 80,
      naming: "plant_name",
      columns: {
        plant_id: { type: "integer", role: "key" },
        plant_name: { type: "string", values: ["Rose", "Fern"], distinct: 80 },
        kind: { type: "string", values: ["Shrub", "Tree"] },
        stock_quantity: { type: "integer" },
        unit_cost: { type: "decimal" },
        list_price: { type: "decimal" },
      },
    },
    bills: {
      rows: 200,
      columns: {
        bill_id: { type: "integer", role: "key" },
        grower: { type: "string", values: ["Ann", "Bo"] },
        bill_amount: { type: "decimal" },
      },
    },
  },
  references: ["ticket_lines.ticket_id>tickets.ticket_id", "ticket_lines.plant_id>plants.plant_id"],
});
const sketched = model.tables.find(({ name }) => name === "ticket_lines");
for (const column of sketched?.columns ?? [])
  if (column.name === "discount_percent" && column.profile !== null) column.profile.maximum = 20;
const index = buildModelIndex(model, values);
const revenue = "sum(quantity * unit_price * 1 - discount_percent / 100)";

test.each([
  ["how many ferns did we sell", "sum(quantity) where plant_name = Fern"],
  [
    "how many units of Rose were sold in March 2024",
    "sum(quantity) where (plant_name = Rose and printed_on in 2024-03-01..2024-04-01)",
  ],
  ["units sold by kind", "sum(quantity) by kind"],
  ["stock value at cost by kind", "sum(stock_quantity * unit_cost) by kind"],
  ["stock value at list price by kind", "sum(stock_quantity * list_price) by kind"],
  ["sales after discount by till", `${revenue} by till`],
  ["bills by grower: how many and how much in total", "count(*), sum(bill_amount) by grower"],
  ["number and amount of bills by grower", "count(*), sum(bill_amount) by grower"],
  ["how many bills and how much per grower", "count(*), sum(bill_amount) by grower"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
