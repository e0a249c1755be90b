import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["how many completed reservations", "count(*) where state = checked_out"],
  [
    "members with at least 3 completed reservations",
    "list first_name, last_name where related(reservations where state = checked_out) >= 3",
  ],
  ["no shows by channel", "count(*) by channel where state = no_show"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
