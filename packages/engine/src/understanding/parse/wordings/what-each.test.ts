import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["harbours and where they are", "list harbour_name, town"],
  ["members and when they joined", "list first_name, last_name, joined_on"],
  ["members with email and the day on which they joined", "list first_name, last_name, email, joined_on"],
  ["members with email, tier and when they left", "list first_name, last_name, email, tier, left_on"],
  ["all our members with when each one left", "list first_name, last_name, left_on"],
  ["harbours and how much each one charges", "list harbour_name, nightly_rate"],
  ["reservations and when they were cancelled", "list reservation_id, cancelled_on"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
