import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test("what is said of one row at some time is no total", () => {
  expect(briefOf(index, "customers with more than 900 km")).toContain("sum(km)");
  expect(briefOf(index, "customers who have ever had more than 900 km")).not.toContain("sum(km)");
});
