import { expect, test } from "vitest";
import { withEachOfThem } from "./each-one.ts";

test.each([
  ["the greatest load for each one", "the greatest load for each of them"],
  ["the greatest load for each instead", "the greatest load for each of them instead"],
  ["how many lambs does each have?", "how many lambs does each of them have?"],
  ["which pen is each in?", "which pen is each of them in?"],
  ["how many lambs does each ewe have?", "how many lambs does each ewe have?"],
  ["for each of them", "for each of them"],
])("%s: %s", (said, plain) => {
  expect(withEachOfThem(said)).toBe(plain);
});
