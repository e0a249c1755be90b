import { describe, expect, test } from "vitest";
import { type FormulaTree, parseFormula } from "./parse-formula.ts";

/** A tree with every operation in brackets. */
const spelt = (tree: FormulaTree | null): string | null => {
  if (tree === null) return null;
  switch (tree.kind) {
    case "number":
      return String(tree.value);
    case "phrase":
      return tree.gloss === null ? tree.text : `${tree.text}{${tree.gloss}}`;
    case "operation":
      return `(${spelt(tree.left)} ${tree.operator} ${spelt(tree.right)})`;
  }
};

describe("formulas in words", () => {
  const formulas: [string, string | null][] = [
    ["(price - cost) / price", "((price - cost) / price)"],
    ["revenue - cost - tax", "((revenue - cost) - tax)"],
    ["a + b * c", "(a + (b * c))"],
    ["number of paid orders / number of orders * 100", "((number of paid orders / number of orders) * 100)"],
    ["total sales divided by number of customers", "(total sales / number of customers)"],
    ["orders/customers", "(orders / customers)"],
    ["price minus 10%", "(price - 0.1)"],
    ["total price × 1,000", "(total price * 1000)"],
    ["12 x monthly fee", "(12 * monthly fee)"],
    ["total amount / total days (end - start in days)", "(total amount / total days{end - start in days})"],
    ["month-over-month change in price", null],
    ["average price", null],
    ["(price", null],
    ["price -", null],
    ["/ price", null],
    ["", null],
  ];
  test.each(formulas)("%s", (text, tree) => {
    expect(spelt(parseFormula(text))).toBe(tree);
  });

  test("deep brackets are given up", () => {
    expect(parseFormula(`${"(".repeat(60)}a + b${")".repeat(60)}`)).toBeNull();
  });
});
