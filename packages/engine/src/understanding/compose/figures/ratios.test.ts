import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["crew per cabin by channel", "sum(crew) / sum(cabins) by channel"],
  ["lesson hours per member by town", "sum(hours) / count-distinct(member_id) by town"],
  ["lesson hours for each member", "sum(hours) by first_name, last_name"],
  ["lesson cost per hour for each school", "sum(cost) / sum(hours) by school"],
  ["how many lessons does a member take on average", "count(*) / count-distinct(member_id)"],
  [
    "on average, how many online reservations per member",
    "count(*) / count-distinct(member_id) where channel = Online",
  ],
  ["how many lessons does a member take on average by tier", "count(*) / count-distinct(member_id) by tier"],
  ["lessons per member for each tier", "count(*) / count-distinct(member_id) by tier"],
  ["average total hours per member", "sum(hours) / count-distinct(member_id)"],
  ["average monthly total hours", "sum(hours) / count-distinct(month(enrolled_on))"],
  ["lesson hours per harbour by coast", "sum(hours) / count-distinct(harbour_id) by coast_name"],
  [
    "active members per berth in every harbour",
    "count(*) / sum(berth_count) by harbour_name where left_on missing",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  "how many members have total hours under 5, 5 to 20 and over 20",
  "members by total hours: under 5, 5 to 20, over 20",
  "how many reservations are under 50 euro, between 50 and 150 and over 150",
])("%s: what each one's rows come to is cut", (question) => {
  const { query } = best(index, question);
  const [cut] = query.kind === "aggregate" ? query.dimensions : [];
  expect(cut?.expression).toMatchObject({
    kind: "case",
    cases: { 0: { when: { left: { kind: "aggregate-value", aggregation: "sum" } } }, length: 3 },
  });
});
