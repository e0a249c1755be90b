import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [
    ["payments by method", "drop the smallest"],
    "sum(amount) by method where not method among sum(amount) by method order m1 limit 1",
  ],
  [
    ["payments by method", "hide the top 2"],
    "sum(amount) by method where not method among sum(amount) by method order m1 desc limit 2",
  ],
  [
    ["lessons by school", "all but the two largest schools"],
    "count(*) by school where not school among count(*) by school order m1 desc limit 2",
  ],
  [
    ["lessons by school", "without the first"],
    "count(*) by school where not school among count(*) by school order m1 desc limit 1",
  ],
  [
    ["cost by school and month", "exclude the largest"],
    "sum(cost) by school, month(enrolled_on) where not school among sum(cost) by school order m1 desc limit 1 order g2",
  ],
  [
    ["cost by month", "leave out the last"],
    "sum(cost) by month(enrolled_on) where not month(enrolled_on) among sum(cost) by month(enrolled_on) order g1 desc limit 1 order g1",
  ],
  [["top 5 schools by cost", "without the top one"], "sum(cost) by school order m1 desc limit 4 after 1"],
  [["top 5 schools by cost", "without the last"], "sum(cost) by school order m1 desc limit 4"],
  [
    ["top 3 members by cost", "exclude the biggest"],
    "sum(cost) by first_name, last_name order m1 desc limit 2 after 1",
  ],
])("those shown without the ones at an end: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
