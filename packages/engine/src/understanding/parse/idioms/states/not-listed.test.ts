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
        courier_id: { type: "string", role: "key" },
        courier_name: { type: "string", distinct: 20 },
      },
    },
    parcels: {
      fact: true,
      time: "posted_on",
      columns: {
        parcel_id: { type: "integer", role: "key" },
        posted_on: { type: "date" },
        courier_id: { type: "string", role: "key", nulls: 7 },
        region: { type: "string", values: ["North", "South"] },
      },
    },
  },
  references: ["parcels.courier_id>couriers.courier_id"],
});
const index = buildModelIndex(model, values);

const none = "(not courier_id missing and related(parcels) = 0)";
test.each([
  ["how many parcels have a courier id we can't find in the couriers table", `count(*) where ${none}`],
  ["parcels whose courier is not in couriers, by region", `count(*) by region where ${none}`],
  ["how many parcels are missing from the couriers list", `count(*) where ${none}`],
  ["how many parcels have no courier", "count(*) where courier_id missing"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
