import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "harbours with an above average allowance",
    "average(allowance) by harbour_name having m1 > overall average(allowance)",
  ],
  ["members with an above average allowance", "where allowance > overall average(allowance)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
