import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([
  ["how many members cancelled at least 3 times", "related(reservations where state = cancelled) >= 3"],
  ["members who have checked out five times or more", "related(reservations where state = checked_out) >= 5"],
  ["members who cancelled more than twice", "related(reservations where state = cancelled) > 2"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
