import { expect, test } from "vitest";
import { lendingIndex } from "../../../testing/lending-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = lendingIndex();

test.each([
  ["which style is hired the most", "which style has the most hires"],
  ["the costumes that get borrowed least often", "the costumes that have the fewest hires"],
  ["which style was rented out the most in 2023", "which style has the most hires in 2023"],
  ["4 most rented styles", "top 4 styles by number of hires"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
});
