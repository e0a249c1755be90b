import { expect, test } from "vitest";
import { lendingIndex } from "../../testing/lending-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = lendingIndex();
const both = "(related(hires) > 0 and related(wishes) > 0)";

test.each([
  "members who both hired and wished for a costume",
  "members who hired a costume and also wished for one",
  "members with both hires and wishes",
  "members who have a hire and a wish",
])("%s: rows of the one and of the other", (question) => {
  expect(briefOf(index, question)).toBe(`list member_name where ${both}`);
});

test("two deeds stand beside a split and are counted", () => {
  expect(briefOf(index, "how many members hired and wished for costumes by country")).toBe(
    `count(*) by country where ${both}`,
  );
});

test.each([
  "members who hired a costume but never wished for one",
  "members who hired but did not wish for a costume",
])("%s: rows of the one alone", (question) => {
  expect(briefOf(index, question)).toBe(briefOf(index, "members with hires but no wishes"));
});
