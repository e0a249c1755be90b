import { expect, it } from "vitest";
import { capitalised, lowered } from "./capitalised.ts";

it.each([
  ["order date", "Order date"],
  ["eBay sales", "EBay sales"],
  ["7 days", "7 days"],
  ["", ""],
])("%j begins a sentence as %j", (text, expected) => expect(capitalised(text)).toBe(expected));

it.each([
  ["Order date", "order date"],
  ["Total Order Value", "total order value"],
  ["Cost of Goods", "cost of goods"],
  ["VAT Rate", "VAT rate"],
  ["Revenue in Germany", "revenue in Germany"],
  ["SKU", "SKU"],
  ["total Revenue", "total Revenue"],
  ["X", "x"],
  ["", ""],
])("%j is %j within a sentence", (text, expected) => expect(lowered(text)).toBe(expected));
