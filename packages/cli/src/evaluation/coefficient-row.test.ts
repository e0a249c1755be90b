import { type Finding, listQuery, type SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { coefficientRow } from "./coefficient-row.ts";

const finding = (name: string, value: number): Finding => ({
  kind: "note",
  sentence: [],
  weight: 1,
  evidence: { method: "Spearman", figures: [{ name, value }] },
});
const inner: SemanticQuery = listQuery("test", "plots");
const asked = (kind: "correlation" | "trend"): SemanticQuery => ({
  kind: "analysis",
  source: "test",
  request: { kind },
  query: inner,
});

test("a correlation is its coefficient", () => {
  expect(coefficientRow([finding("Pearson", -0.25)], asked("correlation"))).toEqual([[-0.25]]);
});

test("other questions, other figures and several relations are not", () => {
  expect(coefficientRow([finding("Pearson", 0.5)], asked("trend"))).toBeNull();
  expect(coefficientRow([finding("Pearson", 0.5)], inner)).toBeNull();
  expect(coefficientRow([finding("eta squared", 0.5)], asked("correlation"))).toBeNull();
  const both = [finding("Pearson", 0.5), finding("Pearson", 0.1)];
  expect(coefficientRow(both, asked("correlation"))).toBeNull();
});
