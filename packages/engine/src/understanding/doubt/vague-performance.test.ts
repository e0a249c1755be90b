import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

const index = salesIndex();
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

it.each([
  "how did the orders perform by country",
  "how are our products doing",
  "how did Chai do compared to Chang",
])("%s asks which figure", (question) => {
  const result = read(question);
  expect(result.kind).toBe("ambiguous");
  const measures =
    result.kind === "ambiguous"
      ? result.readings.map(({ query }) => (query.kind === "aggregate" ? JSON.stringify(query.measures) : ""))
      : [];
  expect(new Set(measures).size).toBe(measures.length);
});

it("asks nothing where a figure is named", () => {
  expect(read("how did freight perform by country").kind).toBe("readings");
});

it.each(["the order rate per country", "customer rate by segment"])("%s holds no rate", (question) => {
  const result = read(question);
  expect(result.kind === "unknown-terms" && result.terms.some((term) => term.endsWith("rate"))).toBe(true);
});

it.each([
  ["which country grew the most last year", true],
  ["list the countries that did not grow the most last year", false],
  ["by how much did freight grow last year", true],
])("%s", (question, answered) => {
  expect(read(question).kind === "readings").toBe(answered);
});
