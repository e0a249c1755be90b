import { expect, test } from "vitest";
import { sentenceCase } from "./sentence-case.ts";

test.each([
  ["total sales is 4", "first-letter:uppercase"],
  ["north leads: 4", "first-letter:uppercase"],
  ["ada@example.com leads", ""],
  ["iPhone leads", ""],
  ["sku_17 leads", ""],
])("%s", (text, style) => expect(sentenceCase([{ kind: "name", text }])).toBe(style));
