import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Claims of an insurer and who handles them. */
const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      rows: 4000,
      time: "filed_on",
      columns: {
        claim_id: { type: "integer", role: "key" },
        handler_id: { type: "integer", role: "key" },
        filed_on: { type: "date" },
        amount: { type: "decimal" },
        status: { type: "string", values: ["Filed", "Settled", "Disputed", "Declined"] },
        branch: { type: "string", values: ["Leeds", "Porto"] },
      },
    },
    handlers: {
      rows: 60,
      naming: "name",
      columns: {
        handler_id: { type: "integer", role: "key" },
        name: { type: "string", distinct: 60 },
        phone: { type: "string", nulls: 7, distinct: 53 },
        certified: { type: "boolean", role: "boolean", distinct: 2 },
        team_leader: { type: "string", values: ["Yes", "No"] },
      },
    },
  },
  references: ["claims.handler_id>handlers.handler_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total value of the disputed claims", "sum(amount) where status = Disputed"],
  ["value of settled claims by branch", "sum(amount) by branch where status = Settled"],
  ["worth of all claims", "sum(amount)"],
  ["average value of claims", "average(amount)"],
  ["how much is disputed", "sum(amount) where status = Disputed"],
  ["how much is still disputed by branch", "sum(amount) by branch where status = Disputed"],
  ["how much did we settle", "sum(amount) where status = Settled"],
  ["team leaders without a phone", "list name where (team_leader = Yes and phone missing)"],
  ["team leaders", "list name where team_leader = Yes"],
  ["certified and uncertified handlers", "count(*) by certified"],
  ["number of claims of certified vs uncertified handlers per branch", "count(*) by certified, branch"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

/** Lines of parcels of a bakery. */
const bakery = makeModel({
  tables: {
    bakery: {
      fact: true,
      rows: 900,
      time: "baked_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        order_id: { type: "string", role: "key", distinct: 420 },
        baked_on: { type: "date" },
        bread: { type: "string", values: ["Rye", "Spelt"], distinct: 30 },
        town: { type: "string", values: ["Lund", "Umea"], distinct: 8 },
        sales: { type: "decimal" },
        quantity: { type: "integer" },
        profit: { type: "decimal" },
      },
    },
  },
});
const sheet = buildModelIndex(bakery.model, bakery.values);

it.each([
  ["best selling bread per town (in profit)", "sum(profit) by town, bread order m1 desc limit 1 per g1"],
  ["best selling bread by profit per town", "sum(profit) by town, bread order m1 desc limit 1 per g1"],
  ["top 5 breads in sales", "sum(sales) by bread order m1 desc limit 5"],
  ["the order with the biggest loss", "sum(profit) by order_id order m1 limit 1"],
  ["the order with the highest sales", "sum(sales) by order_id order m1 desc limit 1"],
])("%s", (question, expected) => {
  expect(briefOf(sheet, question)).toBe(expected);
});

it.each([
  [
    index,
    "handlers with more disputed claims than average",
    "count(*) by name where status = Disputed having m1 > output-aggregate",
  ],
  [
    sheet,
    "towns with more orders than the average town",
    "count-distinct(order_id) by town having m1 > output-aggregate",
  ],
])("of sheet or tables (%#): $1", (data, question, expected) => {
  expect(briefOf(data, question)).toBe(expected);
});
