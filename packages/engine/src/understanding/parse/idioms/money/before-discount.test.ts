import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    consignments: {
      fact: true,
      rows: 100,
      time: "sent_on",
      columns: {
        consignment_id: { type: "integer", role: "key" },
        sent_on: { type: "date", role: "time" },
        freight: { type: "decimal" },
      },
    },
    consignment_lines: {
      fact: true,
      rows: 400,
      columns: {
        line_id: { type: "integer", role: "key" },
        consignment_id: { type: "integer", role: "key" },
        quantity: { type: "integer" },
        unit_price: { type: "decimal" },
        discount: { type: "decimal", maximum: 0.3 },
      },
    },
  },
  references: ["consignment_lines.consignment_id>consignments.consignment_id"],
});
const index = buildModelIndex(model, values);
const gross = "sum(quantity * unit_price)";
const net = "sum(quantity * unit_price * 1 - discount)";

it.each([
  ["total revenue", net],
  ["gross sales", gross],
  ["revenue before discounts by month", `${gross} by month(sent_on) order g1`],
  ["undiscounted revenue", gross],
  ["revenue without freight", net],
  ["revenue excluding shipping costs", net],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

const hires = makeModel({
  tables: {
    hires: {
      fact: true,
      rows: 900,
      time: "out_on",
      columns: {
        hire_id: { type: "integer", role: "key" },
        out_on: { type: "date", role: "time" },
        hire_amount: { type: "decimal" },
        delivery_fee: { type: "decimal" },
        workshop_hrs: { type: "decimal", unit: "duration" },
        workshop_cost: { type: "decimal", unit: "currency" },
        parts_cost: { type: "decimal", unit: "currency" },
      },
    },
  },
});
for (const column of hires.model.tables.flatMap(({ columns }) => columns))
  if (column.name === "hire_amount") column.synonyms.push("revenue");
const hired = buildModelIndex(hires.model, hires.values);

it.each([
  ["total revenue, delivery not included", "sum(hire_amount)"],
  ["revenue by month (no delivery)", "sum(hire_amount) by month(out_on) order g1"],
  ["how many hires without delivery", "count(*) where delivery_fee = 0"],
  ["workshop plus parts by month", "sum(workshop_cost + parts_cost) by month(out_on) order g1"],
])("a charge beside the amount is no part of it: %s", (question, read) =>
  expect(briefOf(hired, question)).toBe(read),
);
