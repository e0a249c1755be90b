import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many times has the fee reached 500", "count(*) where fee >= 500"],
  ["how often did the fee exceed 500", "count(*) where fee > 500"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
