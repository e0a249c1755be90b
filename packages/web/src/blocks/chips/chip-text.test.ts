import type { Chip } from "@parlance/contract";
import { expect, test } from "vitest";
import { chipText } from "./chip-text.ts";

const chip = (label: string, kind: Chip["kind"] = "period"): Chip => ({
  id: "c",
  kind,
  label,
  pointer: "/filter",
});

test.each([
  ["order date from 2024-01-01 to before 2025-01-01 (2024)", "order date: 2024"],
  ["order date from 2024-11-01 to before 2024-12-01 (last month)", "order date: last month · Nov 2024"],
  ["order date from 2024-10-01 to before 2025-01-01 (this quarter)", "order date: this quarter · Q4 2024"],
  [
    "order date from 2024-12-25 to before 2025-01-01 (last 7 days)",
    "order date: last 7 days · Dec 25, 2024 – Dec 31, 2024",
  ],
  ["order date from 2024-03-01 to before 2024-03-02", "order date: Mar 1, 2024"],
  ["order date from 2024-03-05 to before 2024-04-11", "order date: Mar 5, 2024 – Apr 10, 2024"],
  ["order date from 2022-01-01 to before 2025-01-01", "order date: Jan 2022 – Dec 2024"],
  ["order date from 2024-03-01 to before 2024-04-01 (March 2024)", "order date: Mar 2024"],
  ["order date from 2023-04-01 to before 2024-04-01 (FY2024)", "order date: FY2024 · Apr 2023 – Mar 2024"],
  ["order date from 2024-03-05", "order date: since Mar 5, 2024"],
  ["order date before 2024-03-05", "order date before 2024-03-05"],
])("%s", (label, text) => expect(chipText(chip(label), "en-US")).toBe(text));

test.each<[Chip["kind"], string, string]>([
  [
    "analysis",
    "what drives the change, order date from 2024-09-01 to before 2024-10-01 (September 2024) compared with from 2024-08-01 to before 2024-09-01 (August 2024)",
    "what drives the change, order date: Sep 2024 vs Aug 2024",
  ],
  [
    "comparison",
    "order date from 2024-01-01 to before 2025-01-01 (2024) compared with from 2023-01-01 to before 2024-01-01 (2023)",
    "order date: 2024 vs 2023",
  ],
  ["analysis", "forecast, 3 months ahead", "forecast, 3 months ahead"],
  [
    "analysis",
    "forecast, from 2027-01-01 to before 2027-04-01 (next quarter)",
    "forecast: next quarter · Q1 2027",
  ],
])("%s: %s", (kind, label, text) => expect(chipText(chip(label, kind), "en-US")).toBe(text));

test.each([
  [
    "(order date from 2023-01-01 to before 2024-01-01 (2023) or order date from 2024-01-01 to before 2025-01-01 (2024))",
    "order date: 2023 or 2024",
  ],
  [
    "category is among: (total revenue by category, where order date from 2024-01-01 to before 2025-01-01 (2024), top 3 by total revenue)",
    "category: top 3 by total revenue",
  ],
  [
    "product is not among: (total revenue (price × quantity) by product, top 5 by total revenue (price × quantity))",
    "product: not top 5 by total revenue (price × quantity)",
  ],
  [
    "product is among: (products, where order date from 2024-01-01 to before 2025-01-01 (2024))",
    "product is among: (products, where order date in 2024)",
  ],
  ["country is “France” or city is “Lyon”", "country is “France” or city is “Lyon”"],
])("of what rows are kept by: %s", (label, text) =>
  expect(chipText(chip(label, "filter"), "en-US")).toBe(text),
);

test("what is no period stays as it was read", () =>
  expect(chipText(chip("store from 2024-01-01 to before 2025-01-01", "filter"), "en-US")).toBe(
    "store from 2024-01-01 to before 2025-01-01",
  ));
