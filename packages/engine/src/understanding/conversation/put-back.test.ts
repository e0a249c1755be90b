import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [
    ["reservations by channel", "without cancelled ones"],
    "put the cancelled ones back in",
    "count(*) by channel",
  ],
  [["members by tier", "leave out Oban"], "include Oban again", "count(*) by tier"],
  [["members by tier", "drop Oban"], "add back Oban please", "count(*) by tier"],
  [
    ["reservations by channel", "without cancelled and no show ones"],
    "bring the no show ones back",
    "count(*) by channel where state != cancelled",
  ],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
