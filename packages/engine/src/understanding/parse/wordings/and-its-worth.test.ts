import { expect, it } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { andItsWorth } from "./and-its-worth.ts";

it.each([
  ["biggest order ever, and what was it worth?", 4, "and its value"],
  ["biggest order ever - how much was it worth?", 4, "and its value"],
  ["how much was it?", 0, null],
  ["biggest order, how much was it in May", 3, null],
])("%s", (question, at, words) => expect(andItsWorth(tokenize(question), at)?.words ?? null).toBe(words));
