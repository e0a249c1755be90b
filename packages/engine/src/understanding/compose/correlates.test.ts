import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

describe("what goes together with one figure", () => {
  const index = salesIndex();
  it.each([
    [
      "what correlates with revenue?",
      "correlation: list quantity * unit_price, quantity, unit_price, freight, list_price, category",
    ],
    [
      "which figures are correlated with quantity for Germany?",
      "correlation: list quantity, unit_price, freight, list_price, category where country = Germany",
    ],
    ["correlation between quantity and unit price", "correlation: list quantity, unit_price"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
