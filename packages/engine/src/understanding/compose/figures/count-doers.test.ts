import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { best, brief, briefOf } from "../../testing/read.ts";

const club = clubIndex();

test.each([
  ["how many different members took lessons in 2023", "enrolled_on in 2023-01-01..2024-01-01"],
  ["how many members made reservations in 2023", "reserved_on in 2023-01-01..2024-01-01"],
  ["how many different members made a payment in 2023", "paid_on in 2023-01-01..2024-01-01"],
])("%s: each member once, in the time of what they did", (question, time) => {
  const { query } = best(club, question);
  const once = brief(query).startsWith("count-distinct(member_id)");
  expect(once || (query.kind === "aggregate" && query.subject === "members")).toBe(true);
  expect(brief(query)).toContain(time);
});

test.each([
  ["how many members had reservations per month", "count(*) by month(reserved_on)"],
  ["number of different members with lessons by month", "count(*) by month(enrolled_on)"],
  ["how many members with a payment joined per month", "count(*) by month(joined_on)"],
])("%s: in the months of what they had", (question, read) => {
  expect(briefOf(club, question)).toMatch(new RegExp(`^${read.replaceAll(/[()*]/g, "\\$&")}`));
});

test.each([
  ["how many members joined in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
  ["how many reservations of members from Oban", "count(*) where town = Oban"],
])("%s: all rows", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});
