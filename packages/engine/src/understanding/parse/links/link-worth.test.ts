import { expect, it } from "vitest";
import { weights } from "../../score/weights.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Evidence, Link } from "./link.ts";
import { linkWorth } from "./link-worth.ts";

/** What a link of `tokens` to a column or value is worth in a question. */
function worth(question: string, start: number, end: number, kind: "column" | "value", strength = 1): number {
  const evidence: Evidence = strength === 1 ? "exact" : "partial";
  const link: Link =
    kind === "column"
      ? { kind, start, end, options: [{ column: 0, evidence, strength, kind: "number", table: 0 }] }
      : {
          kind,
          start,
          end,
          options: [{ column: 0, values: [1], evidence, strength, within: null, condition: null }],
        };
  return linkWorth(link, tokenize(question), weights);
}

it.each([
  ["a better link", worth("wool", 0, 1, "column"), worth("wool", 0, 1, "column", 0.6)],
  ["a longer name", worth("wool dye lot", 0, 3, "column"), worth("wool dye lot", 0, 2, "column")],
  ["a content word than a small one", worth("wool", 0, 1, "column"), worth("the", 0, 1, "column")],
  ["a whole value, by far,", worth("wool dye", 0, 2, "value"), worth("wool dye", 0, 2, "column") + 0.5],
  [
    "a statistic that is part of the name",
    worth("average dye", 0, 2, "column"),
    worth("purple dye", 0, 2, "column"),
  ],
  ["a small word that is a value", worth("no", 0, 1, "value"), worth("no", 0, 1, "column")],
])("%s is worth more", (_, more, less) => {
  expect(more).toBeGreaterThan(less);
});

it("the unit of a number is no column, nor is a number that some column has in its name", () => {
  expect(worth("longer than 2 hours", 3, 4, "column", 0.6)).toBe(0);
  expect(worth("2 hours", 1, 2, "column", 0.6)).toBeGreaterThan(0);
  expect(worth("2 looms", 0, 1, "column", 0.6)).toBe(0);
});
