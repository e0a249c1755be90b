import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const club = clubIndex();

test.each([
  ["the single biggest payment", "order amount desc limit 1"],
  ["how many members joined the company in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
  ["average cost (in euros) of lessons by topic", "average(cost) by topic"],
])("%s: what adds nothing is left out", (question, read) => {
  expect(briefOf(club, question)).toContain(read);
});
