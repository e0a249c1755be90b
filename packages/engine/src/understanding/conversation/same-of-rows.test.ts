import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [["reservations per month", "what about lessons?"], "count(*) by month(enrolled_on) order g1"],
  [
    ["reservations by tier in 2023", "same thing but for lessons"],
    "count(*) by tier where enrolled_on in 2023-01-01..2024-01-01",
  ],
  [
    ["how many reservations in 2023", "and what about lessons"],
    "count(*) where enrolled_on in 2023-01-01..2024-01-01",
  ],
  [
    ["reservations by town where tier is Captain", "what about the lessons"],
    "count(*) by town where tier = Captain",
  ],
  [["total payments by tier", "what about lessons"], "count(*) by tier"],
  [["total payments by tier", "what about harbours"], "sum(amount) by harbour_name"],
  [["reservations by channel", "what about tier"], "count(*) by tier"],
])("%j", (turns, read) => {
  expect(last(...turns)).toBe(read);
});
