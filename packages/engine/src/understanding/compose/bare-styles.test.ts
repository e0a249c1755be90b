import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["payments with a negative amount", "list payment_id where amount < 0"],
  ["lessons without a school", "count(*) where school missing"],
  ["how many payments with a negative amount", "count(*) where amount < 0"],
  ["lessons with more than 5 hours", "count(*) where hours > 5"],
])("events are counted, unless they are not as they should be: %s", (question, expected) =>
  expect(briefOf(index, question)).toBe(expected),
);
