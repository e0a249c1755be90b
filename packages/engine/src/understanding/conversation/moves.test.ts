import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

const cancelled = "100 * count(*) / count(*)";

test.each([
  [
    ["how many cancelled reservations in 2023", "what percentage of all reservations is that?"],
    `${cancelled} where reserved_on in 2023-01-01..2024-01-01`,
  ],
  [
    ["how many cancelled reservations in 2023", "what % of all reservations is that?", "and 2024?"],
    `${cancelled} where reserved_on in 2024-01-01..2025-01-01`,
  ],
  [
    ["number of desk reservations", "how many were cancelled?", "what percent is that?"],
    `${cancelled} where channel = Desk`,
  ],
  [["members without reservations", "what share of all members is that?"], cancelled],
  [["reservations by channel", "share of each please"], "count(*) by channel share"],
])("the share that the answer before is: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["number of members", "how many are captains?", "and the rest?"], "count(*) where tier != Captain"],
  [
    ["payments by card in 2023", "and the rest by month"],
    "sum(amount) by month(paid_on) where (method != Card and paid_on in 2023-01-01..2024-01-01) order g1",
  ],
  [["how many members have no reservations", "and the others?"], "count(*) where related(reservations) > 0"],
  [
    ["harbours in Oban that are heated", "and without?"],
    "list harbour_name where (town = Oban and heated != Y)",
  ],
])("the others than those of the answer before: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
