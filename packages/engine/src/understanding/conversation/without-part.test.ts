import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [
    ["reservations by channel in 2023", "only the cancelled ones"],
    "forget the cancelled part, show me the no show ones in 2022",
    "count(*) by channel where (state = no_show and reserved_on in 2022-01-01..2023-01-01)",
  ],
  [
    ["reservations by channel", "only the cancelled ones"],
    "ok, drop the state filter, and only Oban",
    "count(*) by channel where town = Oban",
  ],
  [
    ["payments by method", "only in 2023"],
    "never mind the year thing, just those of Oban",
    "sum(amount) by method where town = Oban",
  ],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
