import { expect, it } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { ticketSheet } from "../../testing/ticket-sheet.ts";

const index = ticketSheet();

it.each([
  ["tickets with a delay over 2 hours", "count(*) where delay (min) > 120"],
  ["tickets with a delay of at least 3 hours", "count(*) where delay (min) >= 180"],
  ["top 3 hours by number of tickets", "count(*) by sailing_hour order m1 desc limit 3"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});
