import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { numberItems } from "./number-items.ts";

it.each<[string, number, [value: number, tokens: number, unit: string | null][]]>([
  ["12 looms", 0, [[12, 1, null]]],
  ["twelve looms", 0, [[12, 1, null]]],
  ["3 million", 0, [[3e6, 2, null]]],
  ["2k", 0, [[2000, 1, null]]],
  ["5m", 0, [[5e6, 1, "m?"]]],
  ["3rd loom", 0, [[3, 1, null]]],
  [
    "5 kg wool",
    0,
    [
      [5, 1, null],
      [5, 2, "kg"],
    ],
  ],
  [
    "5 days",
    0,
    [
      [5, 1, "days"],
      [5, 2, "days"],
    ],
  ],
  ["between 2 and 4 million", 1, [[2e6, 1, null]]],
  ["10 - 40 thousand", 0, [[10_000, 1, null]]],
  ["below -8", 2, [[-8, 1, null]]],
  ["2019 - 8", 2, [[8, 1, null]]],
  ["the one with most wool", 1, []],
  ["one loom", 0, [[1, 1, null]]],
  ["looms", 0, []],
])("the numbers of “%s” at token %i", (text, at, expected) => {
  const found = numberItems(tokenize(text), at);
  expect(found.map(({ value, start, end, unit }) => [value, end - start, unit])).toEqual(expected);
});
