import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([
  ["new recruits by month", "count(*) by month(joined_on) order g1"],
  ["how many new hires in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
  ["number of new joiners per town in 2023", "count(*) by town where joined_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
