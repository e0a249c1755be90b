import { expect, test } from "vitest";
import { parcelIndex } from "../../../testing/parcel-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = parcelIndex();

test.each([
  ["parcels without a courier recorded, by region", "count(*) by region where courier_id missing"],
  [
    "how many parcels have no courier in 2023",
    "count(*) where (courier_id missing and posted_on in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
