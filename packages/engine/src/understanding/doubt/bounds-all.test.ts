import { expect, test } from "vitest";
import { ticketSheet } from "../testing/ticket-sheet.ts";
import { understand } from "../understand.ts";

test("a bound on how many rows there are in all is asked about", () => {
  const read = understand({
    question: "how many people have bought more than 40 ferry tickets",
    previous: [],
    previousQuestions: [],
    index: ticketSheet(),
    now: "2024-05-15T00:00:00",
  });
  expect(read.kind).not.toBe("readings");
});
