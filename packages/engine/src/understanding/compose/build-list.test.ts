import { expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

it.each([
  ["count by tier", "count(*) by tier"],
  ["List each topic and its count in descending order of count", "count(*) by topic order m1 desc"],
])("rows of the table that they are told apart by: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
