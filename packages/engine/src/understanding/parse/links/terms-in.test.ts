import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { termsIn } from "./terms-in.ts";

const terms = new Map([
  ["cost", [{ lemmas: ["cost", "per", "landing"] }]],
  ["churn", [{ lemmas: ["churn"] }]],
  ["order", [{ lemmas: ["order", "value"] }]],
]);

test.each([
  ["the cost per landing by crew", [1, 4]],
  ["the cost per landng by crew", [1, 4]],
  ["the cost per line", null],
  ["the churm", null],
  ["the order volume", null],
])("%s", (question, span) => {
  const [found] = termsIn(tokenize(question), terms);
  expect(found === undefined ? null : [found.start, found.end]).toEqual(span);
});
