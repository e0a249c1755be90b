import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["how many payments were made in 2023", "what do they add up to per method?"],
  ["payments in 2023", "and how much do they come to by method"],
  ["how many payments were made in 2023", "what are they worth in total, split by method"],
])("%s, %s", (before, question) => {
  expect(briefOf(index, question, [before])).toBe(
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  );
});
