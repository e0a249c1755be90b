import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["customers with multiple rentals", "customers with more than 1 rental"],
  ["how many cars have several rentals", "how many cars have more than 1 rental"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
  expect(briefOf(index, said)).toContain("> 1");
});
