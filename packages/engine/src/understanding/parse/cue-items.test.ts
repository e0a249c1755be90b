import { expect, it } from "vitest";
import { weights } from "../score/weights.ts";
import { tokenize } from "../text/tokenize.ts";
import { cueItems, cueWorth } from "./cue-items.ts";

const kinds = (text: string): string[] =>
  cueItems(tokenize(text), 0).map(({ cue, end }) => `${cue.kind} ${end}`);

it.each([
  ["average wool", ["aggregate 1"]],
  ["how many looms", ["count 2"]],
  ["at least 4", ["compare 2"]],
  ["month-over-month growth", ["growth 5"]],
  ["loom", []],
  ["“average” wool", []],
])("the cues at the start of “%s”", (text, expected) => {
  expect(kinds(text)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(kinds(text)).toEqual([]);
});

const worth = (text: string): number => {
  const tokens = tokenize(text);
  return Math.max(...cueItems(tokens, 0).map((item) => cueWorth(item, tokens, weights)));
};

it.each([
  ["average", "who"],
  ["greater than or equal to", "greater than"],
  ["how many", "and"],
])("“%s” is worth more than “%s”", (more, less) => {
  expect(worth(more)).toBeGreaterThan(worth(less));
});

it("reads no rank in a bound", () => {
  expect(cueItems(tokenize("at least 10"), 1)).toEqual([]);
});

it("reads no bound in the particle of a verb before a preposition", () => {
  expect(cueItems(tokenize("looked after in 2023"), 1)).toEqual([]);
  expect(cueItems(tokenize("after 2023"), 0)).toHaveLength(1);
});
