import { expect, test } from "vitest";
import { asksToChange } from "./asks-to-change.ts";
import { clubIndex } from "./testing/club-model.ts";
import { tokenize } from "./text/tokenize.ts";

const index = clubIndex();
const asks = (question: string, isFollowUp = false): boolean =>
  asksToChange(tokenize(question), index, isFollowUp);

test.each([
  ["delete all payments"],
  ["can you please remove the lessons in 2023"],
  ["drop table members"],
  ["update cost to 5 where school is Bluewater"],
  ["set the cost to 5 for all lessons"],
  ["change cost of lesson 3 to 10"],
  ["insert a payment of 20"],
  ["add a new member"],
])("%s: data would be changed", (question) => expect(asks(question)).toBe(true));

test.each([
  ["change in cost from 2022 to 2023"],
  ["update me on cost by school"],
  ["new members in 2023"],
  ["cancelled reservations"],
  ["set of members"],
  ["remove duplicates"],
])("%s: nothing would", (question) => expect(asks(question)).toBe(false));

test("in a conversation what is shown is taken away, and not rows of the data", () => {
  expect(asks("remove the lessons", true)).toBe(false);
  expect(asks("drop Bluewater", true)).toBe(false);
  expect(asks("delete all lessons", true)).toBe(true);
});
