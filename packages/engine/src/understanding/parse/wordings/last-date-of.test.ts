import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    machines: {
      rows: 40,
      naming: "tag",
      columns: {
        machine_id: { type: "integer", role: "key" },
        tag: { type: "string", distinct: 40 },
        bought_on: { type: "date" },
      },
    },
    maintenance_orders: {
      fact: true,
      rows: 500,
      time: "opened_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        machine_id: { type: "integer" },
        opened_on: { type: "date" },
        cost: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["maintenance_orders.machine_id>machines.machine_id"],
});
const index = buildModelIndex(model, values);

test.each(["last maintenance date of each machine", "when was each machine last maintained"])(
  "%s",
  (question) => expect(briefOf(index, question)).toMatch(/^maximum\(opened_on\) by tag/),
);
