import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A chandler whose orders tell a total and whose lines tell what each sail or rope cost. */
const { model, values } = makeModel({
  tables: {
    wares: {
      rows: 60,
      naming: "ware_name",
      columns: {
        ware_id: { type: "integer", role: "key" },
        ware_name: { type: "string", distinct: 60 },
        sort: { type: "string", values: ["Sails", "Ropes", "Paint"], distinct: 3 },
      },
    },
    orders: {
      fact: true,
      rows: 400,
      time: "ordered_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        ordered_on: { type: "date" },
        harbour: { type: "string", values: ["Bergen", "Hull"], distinct: 2 },
        total_amount: { type: "decimal", unit: "currency", distinct: 390 },
      },
    },
    order_lines: {
      fact: true,
      rows: 1500,
      columns: {
        order_line_id: { type: "integer", role: "key" },
        order_id: { type: "integer" },
        ware_id: { type: "integer" },
        quantity: { type: "integer", distinct: 9 },
        unit_price: { type: "decimal", unit: "currency", distinct: 50 },
      },
    },
  },
  references: ["order_lines.order_id>orders.order_id", "order_lines.ware_id>wares.ware_id"],
});
const index = buildModelIndex(model, values);
const ofLines = /^sum\(\(?quantity \* unit_price\)?\)/;

it.each([
  ["only sails", / by harbour where sort = Sails$/],
  ["the same but without sails", / by harbour where sort != Sails$/],
  ["by sort instead", / by sort$/],
])("after the money of orders, “%s” is of their lines", (question, expected) => {
  const said = briefOf(index, question, ["revenue by harbour"]);
  expect(said).toMatch(ofLines);
  expect(said).toMatch(expected);
});

it("goes on from the lines", () =>
  expect(briefOf(index, "and in Hull?", ["revenue by month", "only sails"])).toMatch(
    /^sum\(\(?quantity \* unit_price\)?\) by .*month.* where \(sort = Sails and harbour = Hull\)/,
  ));

it.each([
  ["revenue by month", "only Hull", "sum(total_amount)"],
  ["number of orders by harbour", "only sails", "count(*)"],
])("leaves “%s” with “%s” the figure that it was", (before, question, expected) => {
  expect(briefOf(index, question, [before]).startsWith(expected)).toBe(true);
});
