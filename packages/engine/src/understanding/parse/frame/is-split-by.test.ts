import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  ["number of orders in different countries", "count(*) by country"],
  ["total freight of orders from the different countries", "sum(freight) by country"],
  ["How many different segments are there?", "count-distinct(segment)"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
