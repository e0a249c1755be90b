import { expect, test } from "vitest";
import { lendingIndex } from "../../testing/lending-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = lendingIndex();

test.each([
  ["members who borrowed at least 9 times", "members who hired at least 9 times"],
  ["costumes nobody ever rented", "costumes nobody ever hired"],
  ["the 5 most borrowed styles", "the 5 most hired styles"],
  ["checkouts per month in 2023", "hires per month in 2023"],
  ["number of rentals by style", "number of hires by style"],
  ["hires that have not come back", "hires without a return date"],
  ["how many hires were never brought back", "how many hires were never returned"],
  ["hires handed back in March 2024", "hires returned in March 2024"],
  ["hires extended at least twice", "hires with extensions at least 2"],
  ["members from the us or norway", "members from the United States or Norway"],
  ["how many members are from the States", "how many members are from the United States"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
});

test.each([
  "how many members have borrowed knight costumes",
  "members who have rented both pirate and knight costumes",
  "how many members never hired a witch costume",
])("“%s” leads by the deed, and not by what is only wished for", (question) => {
  const query = JSON.stringify(best(index, question).query);
  expect(query).toContain("hires.piece_id");
  expect(query).not.toContain("wishes.");
});
