import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const rental = rentalIndex();

test.each([
  ["fees by channel 2022 vs 2023, biggest growth first", "order m1:change desc"],
  ["fees by channel 2022 vs 2023, lowest growth first", "order m1:change"],
  ["fees by channel 2023 vs 2022 sorted by change", "order m1:difference desc"],
  ["fees by channel 2023 vs 2022, ordered by drop", "order m1:difference"],
  ["which channels grew from 2022 to 2023, sorted by growth, lowest first", "order m1:change"],
])("%s", (question, order) => {
  expect(briefOf(rental, question)).toMatch(new RegExp(`${order}$`));
});

test("changes from row to row are sorted as well", () => {
  const read = briefOf(rental, "fees by month in 2023 with month over month growth, biggest drop first");
  expect(read).toMatch(/order \S+ growth$/);
});

test("where nothing is compared the order is another one", () => {
  expect(briefOf(rental, "agents by fees, most first")).not.toContain("m1:");
});
