import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const club = clubIndex();

test("a whole number above nought is how many rows are asked for", () => {
  expect(briefOf(club, "top 3 members by cost")).toContain("limit 3");
});

test.each(["top 2.5 members by cost", "top -3 members by cost", "the -3 most common towns"])(
  "%s: no reading takes so many rows",
  (question) => {
    const now = "2024-05-15T00:00:00";
    const read = understand({ question, previous: [], previousQuestions: [], index: club, now });
    expect(JSON.stringify(read)).not.toMatch(/"limit":(?:-|\d+\.)/);
  },
);
