import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withBuyerSynonyms } from "./buyer-synonyms.ts";
import { withItemSynonyms } from "./item-synonyms.ts";
import { nameLabel } from "./name-words.ts";

const columns = (names: string[]): Column[] =>
  names.map(
    (name) => ({ name, label: nameLabel(name), physicalType: "string", synonyms: [] }) as unknown as Column,
  );
const called = (found: Column[]): Record<string, string[]> =>
  Object.fromEntries(found.flatMap(({ name, synonyms }) => (synonyms.length > 0 ? [[name, synonyms]] : [])));

it.each([
  ["by its address alone", "Orders", ["Email", "Billing town", "Total"], { Email: ["customer", "buyer"] }],
  ["not where a customer is named", "Orders", ["Email", "Billing town", "Client"], {}],
  ["not in rows of people", "Staff", ["Email", "Billing town"], {}],
])("an order's buyer is known %s", (_, label, names, expected) => {
  expect(called(withBuyerSynonyms(label, columns(names)))).toEqual(expected);
});

it("the item's name of a line is the product, before its code", () => {
  const lines = columns(["Line item sku", "Line item name", "Line item price", "Line item quantity"]);
  expect(called(withItemSynonyms(lines))).toEqual({ "Line item name": ["product", "item", "article"] });
});
