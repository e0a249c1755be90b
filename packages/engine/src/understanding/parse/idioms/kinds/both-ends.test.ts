import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { tripsIndex } from "../../../testing/rental-model.ts";

const index = tripsIndex();
const neither = "count(*) where (from_city != Milano and to_city != Milano)";
const either = "count(*) where (from_city = Milano or to_city = Milano)";

test.each([
  ["how many trips do not touch Milan, neither as from city nor to city", neither],
  ["how many trips neither start nor end in Milan", neither],
  ["how many trips that neither start nor end in Milan", neither],
  ["how many trips to or from Milan", either],
  ["how many trips involving Milan", either],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("one end by its own word", () => {
  expect(briefOf(index, "how many trips to Milan")).toBe("count(*) where to_city = Milano");
});
