import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["payments per quarter", "sum(amount) by quarter(paid_on)"],
  ["lessons by school, in euros", "sum(cost) by school"],
  ["radio use lessons per month in £", "sum(cost) by month(enrolled_on)"],
  ["number of lessons by school, in euros", "count(*) by school"],
  ["running total of lessons by month in 2024 (amount)", "sum(cost) by month(enrolled_on)"],
  ["lessons by school (amount)", "sum(cost) by school"],
  ["members by tier, in euros", "count(*) by tier"],
  ["total payments per method", "sum(amount) by method"],
  ["total number of payments per method", "count(*) by method"],
  ["how many payments per method", "count(*) by method"],
  ["cash received by quarter", "sum(amount) by quarter(paid_on)"],
  ["which 2 harbours brought in most payments", "sum(amount)"],
  ["the five members who paid us the most", "sum(amount) by first_name, last_name"],
  ["what percent of payments were by card", "100 * count(*)"],
  ["what part of payments does every harbour stand for?", "share"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
