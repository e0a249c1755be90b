import { expect, it } from "vitest";
import { vineyardIndex } from "../../testing/vineyard-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { amountRange } from "./amount-range.ts";

const index = vineyardIndex();

it.each([
  ["for 250k to 300k", "between 250000 and 300000"],
  ["at 4000 - 5000", "between 4000 and 5000"],
  ["for 1 to 2 million", "between 1000000 and 2000000"],
  ["250-300k", "250000 - 300000"],
  ["250 and 300 thousand", "250000 and 300000"],
  ["for 2 to 3 people", null],
  ["2020 to 2022", null],
  ["for 12 months", null],
])("“%s” is %s", (text, words) => {
  expect(amountRange(tokenize(text), 0, index)?.words ?? null).toBe(words);
});
