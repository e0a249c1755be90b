import { type AnalysisQuery, isSampled, type ListQuery, type SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, shopModel } from "../testing/shop-model.ts";
import { expandAnalysis } from "./expand-analysis.ts";
import { mostListed, withSample } from "./with-sample.ts";

const large = (change: Partial<SemanticModel["tables"][number]> = {}): SemanticModel => ({
  ...shopModel,
  tables: shopModel.tables.map((table) => ({ ...table, rowCount: 50_000, ...change })),
});
const asked = (
  query: ListQuery,
  request: AnalysisQuery["request"] = { kind: "distribution", bins: null },
): AnalysisQuery => ({ kind: "analysis", source: "shop", request, query });
const orders = list({ subject: "orders" });

test("many listed rows are sampled by their number, one more than is taken", () => {
  const expanded = expandAnalysis(asked(orders), large());
  expect(isSampled(expanded)).toBe(true);
  expect(expanded).toMatchObject({ query: { limit: { count: mostListed + 1 } } });
  expect(isSampled(withSample(asked(orders, { kind: "correlation", target: null }), large()))).toBe(true);
});

test("many groups of a number are sampled by it, of words they are not", () => {
  const request = { kind: "distribution", bins: null } as const;
  const by = (column: string): AnalysisQuery => {
    const dimensions = [{ id: "d", label: column, expression: field([], "orders", column) }];
    return { kind: "analysis", source: "shop", request, query: figures({ subject: "orders", dimensions }) };
  };
  const [number, words] = [by("id"), by("status")];
  expect(isSampled(expandAnalysis(number, large()))).toBe(true);
  expect(expandAnalysis(words, large())).toBe(words);
  expect(withSample(number, shopModel)).toBe(number);
});

test.each([
  ["few rows", asked(orders), large({ rowCount: 500 })],
  ["no number", asked(orders), large({ primaryKey: [], positionColumn: null })],
  [
    "a limit of their own",
    asked({ ...orders, limit: { count: 5, offset: 0, per: [], ties: "cut" } }),
    large(),
  ],
  ["another analysis", asked(orders, { kind: "trend" }), large()],
])("%s: left as it is", (_, query, model) => {
  expect(withSample(query, model)).toBe(query);
});

test("the order spreads whatever the numbers run like", () => {
  const share = (number: number): number =>
    number * 0.6180339887498949 - Math.floor(number * 0.6180339887498949);
  const numbers = Array.from({ length: 70_000 }, (_, index) => 7 * index + 3);
  const first = numbers.toSorted((a, b) => share(a) - share(b)).slice(0, 10_000);
  for (const part of [0, 1, 2, 3, 4, 5, 6]) {
    const inside = first.filter((number) => Math.floor(number / 70_000) === part).length;
    expect(inside).toBeGreaterThan(1350);
    expect(inside).toBeLessThan(1500);
  }
  expect(first.filter((number) => number % 2 === 0).length).toBeGreaterThan(4900);
});
