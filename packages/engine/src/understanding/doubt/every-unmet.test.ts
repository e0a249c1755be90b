import { expect, test } from "vitest";
import { lendingIndex } from "../testing/lending-model.ts";
import { understand } from "../understand.ts";

const index = lendingIndex();
const kindOf = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind;

test.each([
  ["how many members have hired from every depot", false],
  ["members who hired from all depots", false],
  ["how many members have hires", true],
  ["how many hires did we have in all depots", true],
])("%s: %s", (question, isRead) => {
  expect(kindOf(question) === "readings").toBe(isRead);
});
