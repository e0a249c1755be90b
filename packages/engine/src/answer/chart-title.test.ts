import type { Reading } from "@parlance/contract";
import { expect, test } from "vitest";
import { chartTitle } from "./chart-title.ts";

const titleOf = (sentence: string, query: object = { kind: "aggregate" }): string =>
  chartTitle({ sentence, query } as Reading);

test.each([
  ["Total revenue by country", "Total revenue by country"],
  [
    "Total revenue by month, where order date from 2024-01-01 to before 2025-01-01 (2024), ordered by month",
    "Total revenue by month, 2024",
  ],
  [
    "Total revenue by category, where (order date from 2023-01-01 to before 2024-01-01 (2023) or order date from 2024-01-01 to before 2025-01-01 (2024))",
    "Total revenue by category",
  ],
  ["Products, where price is more than 5", "Products"],
])("%s", (sentence, title) => expect(titleOf(sentence)).toBe(title));

test("a correlation is of all its columns", () =>
  expect(
    titleOf("Correlation of cost, quantity of order lines", {
      kind: "analysis",
      request: { kind: "correlation", target: null },
    }),
  ).toBe("Correlation of cost, quantity of order lines"));
