import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";
import { withMembersNamed } from "./members-named.ts";

const index = clubIndex();

test.each([
  ["harbours in Oban", "the oldest member in each of those?", "the oldest member in each harbours?"],
  ["reservations by channel", "and the longest stay for each", "and the longest stay for each channel"],
  ["reservations by channel", "and the longest stay", null],
  ["how many members are there", "the oldest in each", null],
])("%s, %s", (before, question, named) => {
  expect(withMembersNamed(question, best(index, before).query, index)).toBe(named);
});
