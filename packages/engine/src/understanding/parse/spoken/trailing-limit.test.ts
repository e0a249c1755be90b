import { expect, it } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { trailingLimit } from "./trailing-limit.ts";

const written = (text: string): string =>
  trailingLimit(tokenize(text))
    .map(({ raw }) => raw)
    .join(" ");

it.each([
  ["which towns have the most mills, top 4", "which 4 towns have the most mills"],
  ["towns with the fewest mills (best three)", "three towns with the fewest mills"],
  ["the highest tolls in May - just the first 2", "the 2 highest tolls in May"],
])("“%s” asks for so many", (text, expected) => {
  expect(written(text)).toBe(expected);
});

it.each([
  "mills by town, top 3",
  "highest toll, 2024",
  "top 5 towns by mills, first 3",
  "which town has the most mills, and why",
])("“%s” keeps its words", (text) => {
  expect(written(text)).toBe(text.replaceAll(",", " ,"));
});
