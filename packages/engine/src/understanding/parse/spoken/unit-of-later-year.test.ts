import { expect, it } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { unitOfLaterYear } from "./unit-of-later-year.ts";

const written = (text: string): string =>
  unitOfLaterYear(tokenize(text))
    .map(({ raw }) => raw)
    .join(" ");

it.each([
  ["q1 spend this year", "q1 this year spend"],
  ["january net revenue of last year by town", "january last year net revenue by town"],
  ["second quarter orders 2024", "second quarter 2024 orders"],
  ["march fees 2024 vs march fees 2025", "march 2024 fees vs march 2025 fees"],
  ["march fees 2024 vs 2025", "march 2024 fees vs march 2025"],
  ["q1 last year vs this year", "q1 last year vs q1 this year"],
])("the year of “%s” stands beside its unit", (text, expected) => {
  expect(written(text)).toBe(expected);
});

it.each([
  "march spend by town this year",
  "q1 spend year to date",
  "fees in march to may 2024 against 2023",
  "march 2024 vs last year",
  "orders in march and fees this year",
])("“%s” keeps its words", (text) => {
  expect(written(text)).toBe(text);
});
