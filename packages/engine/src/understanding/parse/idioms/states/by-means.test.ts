import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    parcels: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        parcel_id: { type: "integer", role: "key" },
        booked_on: { type: "date" },
        state: { type: "string", values: ["shipped", "approved", "returned"], distinct: 3 },
        shipping_method: { type: "string", values: ["Courier", "Cargo Bike"], distinct: 2 },
        approver: { type: "string", values: ["Ada Lund", "Ben Okoro"], distinct: 2 },
        packer: { type: "string", values: ["Ada Lund", "Cleo Dinh"], distinct: 2 },
        weight: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many parcels were shipped by courier", "count(*) where shipping_method = Courier"],
  ["how many shipped parcels", "count(*) where state = shipped"],
  ["how many parcels were approved by ben okoro", "count(*) where approver = Ben Okoro"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
