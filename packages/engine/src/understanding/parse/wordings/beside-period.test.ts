import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { besidePeriod } from "./beside-period.ts";

const written = (text: string, at: number): string | null => besidePeriod(tokenize(text), at)?.words ?? null;

test.each([
  ["january this year next to january last year", 3, "vs"],
  ["may alongside april", 1, "vs"],
  ["march stacked up against the same month last year", 1, "vs"],
  ["put march next to april", 0, ""],
  ["line up 2023 next to 2024", 0, ""],
  ["up or down on last year", 0, "compared to"],
  ["ahead of or behind last month", 0, "compared to"],
  ["is freight this year above last year", 4, "compared to"],
  ["are orders lower than last month", 2, "compared to"],
  ["regions above last year", 1, null],
  ["the desk next to the door", 2, null],
  ["put the order next to it", 0, null],
  ["up or down on monday", 0, null],
])("%s, from word %i", (text, at, expected) => expect(written(text, at)).toBe(expected));

test("the same month of two years is two months", () => {
  const query = JSON.stringify(best(salesIndex(), "orders in March vs March last year").query);
  expect(query).toContain("2024-03-01");
  expect(query).toContain("2023-03-01");
});
