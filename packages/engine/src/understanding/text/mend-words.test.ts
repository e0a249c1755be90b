import { expect, test } from "vitest";
import { mendWords } from "./mend-words.ts";
import { tokenize } from "./tokenize.ts";

test.each([
  ["compelted", "completed"],
  ["curent", "current"],
  ["completely", "completely"],
  ["completly", "completly"],
])("%s", (typed, meant) =>
  expect(mendWords(tokenize(typed), () => false).map(({ text }) => text)).toEqual([meant]),
);
