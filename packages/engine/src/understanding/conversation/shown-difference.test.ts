import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [["how many reservations in 2023", "and in 2022?"], "what is the difference?", "count(*) - count(*)"],
  [
    ["total cabins reserved online in 2023", "and at the desk?"],
    "and the difference",
    "sum(cabins) - sum(cabins) where reserved_on in 2023-01-01..2024-01-01",
  ],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, [...before])).toBe(read);
});
