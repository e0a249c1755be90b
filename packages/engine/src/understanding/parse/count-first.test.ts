import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { countFirst } from "./count-first.ts";

test.each([
  ["Guests who dined in May: how many?", "how many Guests who dined in May"],
  ["tables over 6 seats, how many", "how many tables over 6 seats"],
  ["which guests dined in May, how many", "which guests dined in May , how many"],
  ["guests: how many", "guests : how many"],
  ["guests by city: how many each", "guests by city : how many each"],
])("%s", (asked, said) => {
  expect(
    countFirst(tokenize(asked))
      .map(({ raw }) => raw)
      .join(" "),
  ).toBe(said);
});
