import { expect, test } from "vitest";
import { parcelIndex } from "../../../testing/parcel-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = parcelIndex();

const none = "(not courier_id missing and related(parcels) = 0)";
test.each([
  ["how many parcels have a courier id we can't find in the couriers table", `count(*) where ${none}`],
  ["parcels whose courier is not in couriers, by region", `count(*) by region where ${none}`],
  ["how many parcels are missing from the couriers list", `count(*) where ${none}`],
  ["how many parcels have no courier", "count(*) where courier_id missing"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
