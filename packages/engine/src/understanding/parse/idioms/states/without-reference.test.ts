import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    couriers: {
      rows: 20,
      naming: "courier_name",
      columns: {
        courier_id: { type: "integer", role: "key" },
        courier_name: { type: "string", distinct: 20 },
      },
    },
    parcels: {
      fact: true,
      time: "posted_on",
      columns: {
        parcel_id: { type: "integer", role: "key" },
        posted_on: { type: "date" },
        courier_id: { type: "integer", role: "key", nulls: 7 },
        region: { type: "string", values: ["North", "South"] },
      },
    },
  },
  references: ["parcels.courier_id>couriers.courier_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["parcels without a courier recorded, by region", "count(*) by region where courier_id missing"],
  [
    "how many parcels have no courier in 2023",
    "count(*) where (courier_id missing and posted_on in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
