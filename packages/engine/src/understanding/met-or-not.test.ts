import { expect, test } from "vitest";
import { clubIndex } from "./testing/club-model.ts";
import { best, brief, briefOf } from "./testing/read.ts";

const club = clubIndex();

test.each([
  ["how many members enrolled in a lesson and how many didn't", "count(*) by case"],
  ["members who paid and those who did not, how many of each", "count(*) by case"],
  ["members with a reservation and members without one by tier", "count(*) by tier, case"],
  ["members with and without lessons", "count(*) by case"],
  ["how many members have a licence and how many have none", "count(*) by has_licence"],
])("%s: those who meet it beside those who do not", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});

test("what both are of stays a condition of both", () => {
  const { query } = best(club, "captain members who took a lesson and those who didn't");
  expect(brief(query)).toBe("count(*) by case where tier = Captain");
});

test("another deed that is denied is no other side of the first", () => {
  expect(briefOf(club, "members who took a lesson and those who didn't pay")).not.toContain("case");
});
