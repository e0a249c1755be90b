import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [["how many lessons were finished in 2023"], "for each of these, show the topic and the cost"],
  [["how many lessons were finished in 2023"], "for each, give the topic and cost"],
])("%j, %s", (before, question) => {
  expect(briefOf(index, question, before)).toBe(
    "list topic, cost where finished_on in 2023-01-01..2024-01-01",
  );
});

test("of names that were listed these stay", () =>
  expect(briefOf(index, "for each of them, show the town", ["members with tier Captain"])).toBe(
    "list first_name, last_name, town where tier = Captain",
  ));

test("two things that are asked of each", () =>
  expect(
    briefOf(index, "what tier are they and which harbour are they at?", ["members who never took a lesson"]),
  ).toMatch(/^list first_name, last_name, tier, harbour_name where/));
