import type { Answer } from "@parlance/contract";
import { expect, test } from "vitest";
import { type Entry, newEntry } from "./entry.ts";
import { spoken } from "./spoken.ts";

const saidOf = (outcome: Entry["outcome"]): string => spoken({ ...newEntry("how much milk?", ""), outcome });
const answered = (answer: Partial<Answer>): string =>
  saidOf({ state: "answered", answer: answer as Answer, feedback: null });

test("an answer is told by its sentence alone, a question back with its choices", () => {
  expect(spoken(null)).toBe("");
  expect(saidOf({ state: "loading", step: "execution" })).toBe("");
  expect(
    answered({
      outcome: "answered",
      headline: [
        { kind: "text", text: "There are " },
        { kind: "cell", text: "12 litres", cells: [[0, 0]], derivation: "value" },
      ],
    }),
  ).toBe("There are 12 litres");
  const choices = [
    { sentence: "Milk by cow" },
    { sentence: "Milk, where day from 2024-03-01 to before 2024-04-01 (last month)" },
  ];
  expect(answered({ outcome: "clarification", prompt: "Which one?", choices } as Partial<Answer>)).toBe(
    "Which one? Milk by cow; Milk, where day in last month (Mar 2024)",
  );
  expect(
    answered({ outcome: "declined", failure: { code: "not-a-data-question" } } as Partial<Answer>),
  ).not.toBe("");
});
