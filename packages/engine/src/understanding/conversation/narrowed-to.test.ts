import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [
    ["members by tier", "only those who joined in 2023"],
    "count(*) by tier where joined_on in 2023-01-01..2024-01-01",
  ],
  [
    ["number of members by town", "just the ones that joined this year"],
    "count(*) by town where joined_on in 2024-01-01..2025-01-01",
  ],
  [["members by tier", "only people who took a lesson"], "count(*) by tier where related(lessons) > 0"],
  [["members by tier", "only those without lessons"], "count(*) by tier where related(lessons) = 0"],
  [["members by tier", "without those who left"], "count(*) by tier where left_on missing"],
  [
    ["members by tier", "only those who paid more than 1000"],
    "count(*) by tier where member_id among sum(amount) by member_id having m1 > 1000",
  ],
  [
    ["total cost by topic", "only the ones with more than 1000 in cost"],
    "sum(cost) by topic having m1 > 1000",
  ],
  [["total cost by topic", "only lessons longer than 10 hours"], "sum(cost) by topic where hours > 10"],
  [
    ["lessons by topic in 2023", "only those with members from Oban"],
    "count(*) by topic where (enrolled_on in 2023-01-01..2024-01-01 and town = Oban)",
  ],
  [
    ["top 3 towns by members", "only those who joined in 2023"],
    "count(*) by town where joined_on in 2023-01-01..2024-01-01 order m1 desc limit 3",
  ],
  [
    ["members by tier in 2022", "only those who joined in 2023"],
    "count(*) by tier where joined_on in 2023-01-01..2024-01-01",
  ],
  [
    ["email of the members", "what about those with reservations in 2023?"],
    "list email where reserved_on in 2023-01-01..2024-01-01",
  ],
  [["towns of the members", "how about those who took a lesson?"], "list town where related(lessons) > 0"],
])("%j", (turns, read) => {
  expect(last(...turns)).toBe(read);
});
