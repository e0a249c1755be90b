import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const club = clubIndex();
const unpaid =
  "list first_name, last_name where (related(reservations>payments) = 0 and related(reservations) > 0)";

test.each([
  ["members with reservations but no payments", unpaid],
  ["members who reserved but never paid", unpaid],
  [
    "members who paid both by card and cash",
    "list first_name, last_name where (related(reservations>payments where method = Card) > 0 and related(reservations>payments where method = Cash) > 0)",
  ],
])("what rows have stays beside what they lack: %s", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});
