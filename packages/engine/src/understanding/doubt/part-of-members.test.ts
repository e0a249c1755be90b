import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { understand } from "../understand.ts";

const outcome = (question: string): string =>
  understand({
    question,
    previous: [],
    previousQuestions: [],
    index: salesIndex(),
    now: "2024-05-15T00:00:00",
  }).kind;

test.each([
  ["the top 10 percent of customers by revenue", "idle-words"],
  ["top 10 customers by revenue", "readings"],
])("%s", (question, kind) => expect(outcome(question)).toBe(kind));
