import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

test.each([
  "products we never sold a single one of",
  "products that we did not sell any of",
  "products that were never sold even once",
  "products we have never sold",
])("%s: those without any", (question) => {
  expect(briefOf(index, question)).toBe("list product_name where related(order_lines) = 0");
});

test("customers who never ordered even once in 2023", () => {
  expect(briefOf(index, "customers who never ordered even once in 2023")).toBe(
    briefOf(index, "customers who never ordered in 2023"),
  );
});
