import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test("number and average are two figures", () => {
  expect(briefOf(index, "find the number and average age of customers per city")).toBe(
    briefOf(index, "number of customers and average age by city"),
  );
});
