import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "members with an allowance of more than double the average allowance",
    "allowance > 2 * overall average(allowance)",
  ],
  ["members with an allowance over 1.5 times the average", "allowance > 1.5 * overall average(allowance)"],
  ["members with an allowance above the average", "allowance > overall average(allowance)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
