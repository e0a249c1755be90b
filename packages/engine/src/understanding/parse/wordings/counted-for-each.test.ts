import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

test.each([
  ["What are the different countries, and how many customers are there in each?", "count(*) by country"],
  ["Show the segments and the number of customers in each segment", "count(*) by segment"],
  ["Show the country and the number of customers each country has.", "count(*) by country"],
  ["What are all the segments, and how many customers have each?", "count(*) by segment"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
