import { expect, test } from "vitest";
import { ordinalOf } from "./ordinals.ts";
import { isSuperlative } from "./superlative.ts";

test.each([
  ["second", 2],
  ["tenth", 10],
  ["3rd", 3],
  ["21st", 21],
  ["seconds", null],
  ["3", null],
])("%s is place %s", (word, place) => expect(ordinalOf(word)).toBe(place));

test.each([
  ["best", true],
  ["cheapest", true],
  ["interest", false],
  ["good", false],
])("%s ends a scale: %s", (word, ends) => expect(isSuperlative(word)).toBe(ends));
