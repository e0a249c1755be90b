import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

const index = salesIndex();
const asked = (...turns: string[]) => {
  const question = turns.pop() ?? "";
  const now = "2024-05-15T00:00:00";
  const previous = turns.flatMap((turn) => {
    const read = understand({ question: turn, previous: [], previousQuestions: [], index, now });
    return read.kind === "readings" ? read.readings.slice(0, 1).map(({ query }) => query) : [];
  });
  return understand({ question, previous, previousQuestions: turns, index, now });
};

test.each([
  ["how many of those are in Germany", "those"],
  ["number of orders there", "there"],
  ["number of orders that month", "that month"],
  ["show their orders", "their"],
  ["how much freight did they have", "they"],
  ["how many orders each?", "each"],
])("“%s” speaks of no answer before", (question, word) => {
  expect(asked(question)).toMatchObject({ kind: "idle-words", words: [word] });
});

test("an answer before without a time is no answer to that month", () => {
  expect(asked("number of customers", "number of orders that month")).toMatchObject({ kind: "idle-words" });
  expect(asked("freight in march 2024", "number of orders that month")).toMatchObject({ kind: "readings" });
});

test.each([
  "how many orders are there",
  "number of orders stored there",
  "are there orders without customers",
  "Show each country and the number of customers there.",
  "Return the names of those customers whose country is Germany",
])("“%s” speaks of what there is", (question) => expect(asked(question)).toMatchObject({ kind: "readings" }));
