import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { busiestTimes } from "./busiest-times.ts";

const club = clubIndex();

test.each([
  ["busiest 3 days by number of payments", "count(*) by day(paid_on) order m1 desc limit 3"],
  ["slowest 3 days in March 2024 by number of payments", "order m1 limit 3"],
  [
    "the 2 months of 2023 with the most payments",
    "by month(paid_on) where paid_on in 2023-01-01..2024-01-01 order m1 desc limit 2",
  ],
])("%s", (question, read) => expect(briefOf(club, question)).toContain(read));

test.each([
  ["which 4 hours of the day are the quietest", "4 quietest hours of the day"],
  ["the 3 busiest days of the week", "3 busiest weekdays"],
  ["which two months were the slowest", "2 quietest months"],
])("“%s” asks for: %s", (said, plain) => {
  const written = busiestTimes(tokenize(said), 0);
  expect(written).toEqual({ words: plain, tokens: tokenize(said).length });
});

test("the busiest of several days of a sheet that tells its figure", () => {
  expect(briefOf(kioskSheet(), "busiest 3 days")).toContain("limit 3");
});
