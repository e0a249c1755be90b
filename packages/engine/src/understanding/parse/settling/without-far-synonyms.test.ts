import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Parcels of clothes, counted through by a row index. */
const { model, values } = makeModel({
  tables: {
    parcel_report: {
      fact: true,
      rows: 900,
      time: "sent_on",
      columns: {
        row_index: { type: "integer", role: "key", distinct: 900 },
        order_id: { type: "string", role: "key", distinct: 880 },
        sent_on: { type: "date" },
        status: { type: "string", values: ["Sent", "Back"], distinct: 2 },
        drop_state: { type: "string", role: "geo", values: ["Kerala", "Goa"], distinct: 9 },
        garment: { type: "string", values: ["Top", "Scarf"], distinct: 6 },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["amount by state", "sum(amount) by drop_state"],
  ["top 3 states by orders", "count-distinct(order_id) by drop_state order m1 desc limit 3"],
  ["orders by garment", "count-distinct(order_id) by garment"],
  ["amount of tops", "sum(amount) where garment = Top"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
