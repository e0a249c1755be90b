import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [["cost by school", "how many groups are there?"], "count-distinct(school)"],
  [
    ["cost by school in 2023", "how many schools is that"],
    "count-distinct(school) where enrolled_on in 2023-01-01..2024-01-01",
  ],
  [
    ["cost by school", "more than average", "how many are there?"],
    "count-distinct(school) where school among sum(cost) by school having m1 > output-aggregate",
  ],
  [
    ["top 3 members by cost", "how many are these?"],
    "count-distinct(member_id) where member_id among sum(cost) by member_id order m1 desc limit 3",
  ],
  [["cost by school", "how many lessons is that?"], "count(*)"],
  [["top 3 members by cost", "how many members are there"], "count(*)"],
  [["cost by school and month", "how many are there"], "count-distinct(school)"],
])("how many members were shown: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
