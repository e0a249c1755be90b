import { expect, it } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { ticketSheet } from "../../testing/ticket-sheet.ts";

const index = ticketSheet();

it.each([
  ["how many passengers had a suite", "count(*) where cabin = Suite"],
  ["how many passengers per cabin", "count(*) by cabin"],
  ["average passenger age by cabin", "average(passenger_age) by cabin"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});
