import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["what cities do our customers live in", "list distinct city"],
  ["which cities are the customers from", "list distinct city"],
  ["which channels do rentals in 2023 have", "list distinct channel"],
])("what there is, and not how often: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("the towns of rows are told row by row", () => {
  expect(briefOf(index, "the cities of customers")).not.toContain("distinct");
});
