import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

test.each([
  [
    "how many customers bought a Chai product as well as a Chang",
    "how many customers bought both Chai and Chang",
  ],
  ["customers who bought Seafood as well as Produce", "customers who bought both Seafood and Produce"],
  ["customers who ordered in 2022 as well as in 2023", "customers who ordered in 2022 and in 2023"],
])("%s: both", (question, same) => {
  expect(briefOf(index, question)).toBe(briefOf(index, same));
});

test("those who did both are counted by what they have, and not by rows that are of either", () => {
  const read = briefOf(index, "how many customers ordered products of both Seafood and Produce");
  expect(read).toContain("related(orders>order_lines>order_lines where category = Seafood)");
  expect(read).toContain("related(orders>order_lines>order_lines where category = Produce)");
});

test("figures of two years are those of either", () => {
  expect(briefOf(index, "freight in 2022 as well as 2023")).toContain("or");
});
