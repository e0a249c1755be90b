import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { countFirst } from "./count-first.ts";

test.each([
  ["Guests who dined in May: how many?", "how many Guests who dined in May"],
  ["tables over 6 seats, how many", "how many tables over 6 seats"],
  ["which guests dined in May, how many", "which guests dined in May , how many"],
  ["guests: how many", "how many guests"],
  ["guests by city: how many each", "how many guests by city"],
  ["guests whose table is missing, how many are there?", "how many guests whose table is missing"],
  ["guests from Rome, what's the number", "how many guests from Rome"],
  ["dishes nobody ordered; how many of them do we have in all", "how many dishes nobody ordered"],
  ["guests in May, the number of them please", "how many guests in May"],
  ["dishes under 10, 10 to 20, over 20: count of each", "how many dishes under 10 , 10 to 20 , over 20"],
  ["guests without a table, count per city", "how many guests without a table per city"],
  ["day with the most guests, and how many", "day with the most guests , and how many"],
  ["guests, count per city", "guests , count per city"],
  ["guests in May: how many and what total", "guests in May : how many and what total"],
  ["guests in May: number, and the total", "guests in May : number , and the total"],
  ["guests, dishes and number of seats", "guests , dishes and number of seats"],
])("%s", (asked, said) => {
  expect(
    countFirst(tokenize(asked))
      .map(({ raw }) => raw)
      .join(" "),
  ).toBe(said);
});
