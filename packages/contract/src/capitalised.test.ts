import { expect, it } from "vitest";
import { capitalised } from "./capitalised.ts";

it.each([
  ["order date", "Order date"],
  ["eBay sales", "EBay sales"],
  ["7 days", "7 days"],
  ["", ""],
])("%j begins a sentence as %j", (text, expected) => expect(capitalised(text)).toBe(expected));
