import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["the highest paid member by allowance", "list first_name, last_name order allowance desc limit 1"],
  [
    "which channel had the most cancelled reservations",
    "count(*) by channel where state = cancelled order m1 desc limit 1",
  ],
  [
    "the 2 harbours with the most Captain members",
    "count(*) by harbour_name where tier = Captain order m1 desc limit 2",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
