import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const rental = rentalIndex();

test.each([
  ["growth of fees by agent from 2022 to 2023, top 3", "order m1:change desc limit 3"],
  ["growth of fees by agent in 2023, lowest 3", "order m1:change limit 3"],
  ["top 3 agents by fees with growth from 2022 to 2023", "order m1 desc limit 3"],
])("%s", (question, order) => {
  expect(briefOf(rental, question)).toContain(order);
});
