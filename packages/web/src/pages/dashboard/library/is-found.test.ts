import { expect, test } from "vitest";
import { isFound } from "./is-found.ts";

const chart = {
  title: "Best four",
  question: "top 4 products by revenue",
  folder: "Board",
  savedBy: "Maya Lindqvist",
  tool: "AI Chat Analytics",
};

test.each([
  ["", true],
  ["  ", true],
  ["best", true],
  ["REVENUE four", true],
  ["board maya", true],
  ["best five", false],
])("“%s”: %s", (search, found) => expect(isFound(chart, search)).toBe(found));
