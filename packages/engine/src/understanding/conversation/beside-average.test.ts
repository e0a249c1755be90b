import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [["lessons by school", "more than average"], "count(*) by school having m1 > output-aggregate"],
  [
    ["cost by school", "only those below the median cost"],
    "sum(cost) by school having m1 < output-aggregate",
  ],
  [
    ["top 3 schools by cost", "which schools are above average?"],
    "sum(cost) by school having m1 > output-aggregate order m1 desc",
  ],
  [
    ["lesson cost and topic of lessons in 2023", "more than the average"],
    "list cost, topic where (enrolled_on in 2023-01-01..2024-01-01 and cost > overall average(cost))",
  ],
])("those beyond the average of what was shown: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
