import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["reservations of 2 to 4 cabins", "cabins between 2 and 4"],
  ["how many members have an allowance of 100 to 300", "allowance between 100 and 300"],
  ["2 and 3 cabin reservations", "cabins in 2|3"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
