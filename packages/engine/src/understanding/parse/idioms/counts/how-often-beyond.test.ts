import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many times has the fee reached 500", "count(*) where fee >= 500"],
  ["how often did the fee exceed 500", "count(*) where fee > 500"],
  ["how many times was the fee negative", "count(*) where fee < 0"],
  ["how often was the fee below zero", "count(*) where fee < 0"],
  ["number of times the fee was higher than 500", "count(*) where fee > 500"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
