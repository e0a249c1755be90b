import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([
  ["how many members for whom no email was given", "count(*) where email missing"],
  ["reservations for which no score has been recorded", "score missing"],
  ["members with no email attached", "email missing"],
  ["how many members have no email given", "count(*) where email missing"],
  ["reservations where no score was ever recorded", "score missing"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
