import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Landings of a ferry port: the berth that was asked for and the one that was given, beside a third that is no pair. */
const { model, values } = makeModel({
  tables: {
    landings: {
      fact: true,
      rows: 900,
      columns: {
        landing_id: { type: "integer", role: "key" },
        requested_berth_side: { type: "string", values: ["East", "West"], distinct: 2 },
        assigned_berth_side: { type: "string", values: ["East", "West"], distinct: 2 },
        line: { type: "string", values: ["Blue", "Red"], distinct: 2 },
        crates: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const other = "assigned_berth_side != requested_berth_side";

test.each([
  ["how many landings did not get the berth side they requested", `count(*) where ${other}`],
  ["landings by line that got a different berth side than requested", `count(*) by line where ${other}`],
  ["number of landings that did not get the berth they booked", `count(*) where ${other}`],
  [
    "how many landings got the berth side they requested",
    "count(*) where assigned_berth_side = requested_berth_side",
  ],
  [
    "number of landings where the assigned berth side is not the requested berth side",
    `count(*) where ${other}`,
  ],
  ["landings by requested berth side", "count(*) by requested_berth_side"],
  ["crates of landings whose requested berth side is East", "sum(crates) where requested_berth_side = East"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

/** Orders that are numbered, beside another number of theirs. */
const shop = makeModel({
  tables: {
    customers: { columns: { customer_id: { type: "integer", role: "key" }, town: { type: "string" } } },
    sales_orders: {
      fact: true,
      rows: 900,
      columns: {
        sales_order_id: { type: "integer", role: "key" },
        sales_person_id: { type: "integer", role: "key" },
        customer_id: { type: "integer", role: "key" },
      },
    },
  },
  references: ["sales_orders.customer_id>customers.customer_id"],
});

test("the number of an order is nothing that was wished for", () => {
  expect(
    briefOf(buildModelIndex(shop.model, shop.values), "how many customers have never placed an order"),
  ).toBe("count(*) where related(sales_orders) = 0");
});
