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
  [
    "how many reservations did not take place in 2023",
    "count(*) where (state = cancelled and reserved_on in 2023-01-01..2024-01-01)",
  ],
  ["how many reservations didn't show up", "count(*) where state = no_show"],
  ["no shows by channel", "count(*) by channel where state = no_show"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
