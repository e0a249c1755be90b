import { expect, test } from "vitest";
import { readItem } from "./read-item.ts";

test.each([
  ["which player", { kind: "named", text: "player" }],
  ["last name of the owner", { kind: "named", text: "owner last name" }],
  ["number of goals", { kind: "named", text: "goals" }],
  ["what was the score", { kind: "named", text: "score" }],
  ["how much is outstanding", { kind: "named", text: "outstanding" }],
  ["and who made it", { kind: "who" }],
  ["when it was", { kind: "when" }],
  ["when reported", { kind: "named", text: "reported" }],
  ["the date", { kind: "when" }],
  ["where", { kind: "where" }],
  ["what did it cost", { kind: "amount", text: null, unit: null }],
  ["how much they spent", { kind: "amount", text: null, unit: null }],
  ["value", { kind: "amount", text: "value", unit: null }],
  ["how many minutes", { kind: "amount", text: null, unit: "minute" }],
  ["first name", { kind: "named", text: "first name" }],
])("%s", (said, item) => {
  expect(readItem(said)).toEqual(item);
});

test.each(["average fare", "oldest first", "sorted by town", "more than 5"])(
  "%s is nothing to show of a row",
  (said) => {
    expect(readItem(said)).toBeNull();
  },
);
