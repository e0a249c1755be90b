import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [
    ["lessons by school in 2023", "what's the total?"],
    "count(*) where enrolled_on in 2023-01-01..2024-01-01",
  ],
  [["payments by card above 500", "how much is that?"], "sum(amount) where (method = Card and amount > 500)"],
  [
    ["how many payments were there in 2023", "and what do they add up to in total?"],
    "sum(amount) where paid_on in 2023-01-01..2024-01-01",
  ],
  [["lessons by school in 2023", "sum it up"], "count(*) where enrolled_on in 2023-01-01..2024-01-01"],
  [["average cost by school", "what's the total?"], "sum(cost) by school"],
])("all of it added up: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["top 3 schools by cost", "how many hours each?"],
    "sum(hours) by school where school among sum(cost) by school order m1 desc limit 3",
  ],
  [
    ["top 3 schools by cost", "how many hours did they give in total?"],
    "sum(hours) where school among sum(cost) by school order m1 desc limit 3",
  ],
  [["members in Oban", "how many hours each?"], "sum(hours) by first_name, last_name where town = Oban"],
  [["members in Oban", "list them with their tier"], "list first_name, last_name, tier where town = Oban"],
  [["lessons in Bluewater", "what's the average cost?"], "average(cost) where school = Bluewater"],
  [
    ["reservations in 2023", "how many of those were cancelled", "who made them?"],
    "count(*) by first_name, last_name where (reserved_on in 2023-01-01..2024-01-01 and state = cancelled)",
  ],
  [["payments above 500", "who are they from?"], "count(*) by first_name, last_name where amount > 500"],
])("a figure of those that were shown: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["lessons by school", "+ total cost"], "count(*), sum(cost) by school"],
  [["lessons by school", "and the number of hours"], "count(*), sum(hours) by school"],
])("a figure beside those shown: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["cost by school in Q1 2023", "versus Q1 2022", "lessons 2023 vs 2022"],
    "count(*) by year(enrolled_on) where (enrolled_on in 2023-01-01..2024-01-01 or enrolled_on in 2022-01-01..2023-01-01) order v1",
  ],
  [
    ["cost by school in Q1 2023", "versus Q1 2022", "only radio use in 2021"],
    "sum(cost) by school where (topic = Radio use and enrolled_on in 2021-01-01..2022-01-01)",
  ],
])("periods held against each other: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["members without lessons", "and the ones who do have lessons?"],
    "list first_name, last_name where related(lessons) > 0",
  ],
  [["members with lessons", "the ones who don't"], "list first_name, last_name where related(lessons) = 0"],
  [
    ["top 3 schools by cost", "the rest"],
    "sum(cost) by school where not school among sum(cost) by school order m1 desc limit 3 order m1 desc",
  ],
  [
    ["top 3 schools by cost", "and the rest by topic?"],
    "sum(cost) by topic where not school among sum(cost) by school order m1 desc limit 3 order m1 desc",
  ],
  [
    ["top 5 members by allowance", "the others"],
    "list first_name, last_name, allowance where not member_id among list member_id order allowance desc limit 5 order allowance desc",
  ],
])("those of whom the opposite holds: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
