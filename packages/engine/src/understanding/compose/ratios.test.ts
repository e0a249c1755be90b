import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["crew per cabin by channel", "sum(crew) / sum(cabins) by channel"],
  ["lesson hours per member by town", "sum(hours) / count-distinct(member_id) by town"],
  ["lesson hours for each member", "sum(hours) by first_name, last_name"],
  ["lesson cost per hour for each school", "sum(cost) / sum(hours) by school"],
  [
    "active members per berth in every harbour",
    "count(*) / sum(berth_count) by harbour_name where left_on missing",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
