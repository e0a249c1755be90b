import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many rentals are not returned yet", "count(*) where returned_at missing"],
  ["how many rentals are still out", "count(*) where returned_at missing"],
  ["how many customers do we have right now", "count(*) where closed_on missing"],
  ["how many customers are currently in Vienna", "count(*) where (closed_on missing and city = Wien)"],
])("what has not ended: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a value that is called so says it more surely", () => {
  expect(briefOf(index, "how many rentals are still running")).toBe("count(*) where state = running");
});

test("what cannot end is not asked to last", () => {
  expect(briefOf(index, "how many rentals do we have right now")).toBe("count(*)");
});
