import type { Answer, Feedback } from "@parlance/contract";
import { expect, test } from "vitest";
import { correctionsOf } from "./corrections.ts";
import type { Entry } from "./entry.ts";

const entry = (id: string, question: string, feedback: Feedback | null = null): Entry => ({
  id,
  question,
  shown: question,
  askedAt: "2026-01-01T00:00:00Z",
  turn: 1,
  outcome: { state: "answered", answer: {} as Answer, feedback },
});
const wrong = (meant: string | null): Feedback => ({ verdict: "wrong", meant });

test("what was meant stands for the words that were read wrong, however often it is said anew", () => {
  const entries = [
    entry("a", "our turnover", wrong("revenue by store")),
    entry("b", "Revenue by store?", wrong("net revenue by store")),
    entry("c", "net revenue by store"),
    entry("d", "revenue by country"),
  ];
  expect([...correctionsOf(entries)]).toEqual([
    ["b", "our turnover"],
    ["c", "our turnover"],
  ]);
});

test("a right answer, a wrong one without words and the same words correct nothing", () => {
  const entries = [
    entry("a", "x", { verdict: "right", meant: "y" }),
    entry("b", "x", wrong(null)),
    entry("c", "x", wrong("X ")),
    entry("d", "x"),
    entry("e", "y"),
  ];
  expect(correctionsOf(entries).size).toBe(0);
});
