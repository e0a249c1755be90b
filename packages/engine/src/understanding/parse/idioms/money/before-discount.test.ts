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
