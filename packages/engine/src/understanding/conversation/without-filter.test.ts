import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [["payments by method in 2023", "drop the filter"], "sum(amount) by method"],
  [
    ["payments by method in 2023", "only those above 100", "remove that filter"],
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [
    ["payments by method in 2023", "only those above 100", "please remove all filters"],
    "sum(amount) by method",
  ],
  [
    ["payments by method in 2023", "only cash", "ok, all of them again"],
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [
    ["payments by method in 2023", "only cash", "back to everything"],
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [["payments by method in 2023", "and in 2022", "drop the filter"], "sum(amount) by method"],
])("%j", (turns, read) => {
  expect(last(...turns)).toBe(read);
});
