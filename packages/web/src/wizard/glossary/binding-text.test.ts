import { type Filter, fieldOf, type GlossaryTerm, type SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { bindingText, termCsv } from "./binding-text.ts";

const model: SemanticModel = {
  source: "s",
  kind: "mysql",
  label: "S",
  version: "1",
  tables: [],
  relationships: [],
  derivedMeasures: [
    {
      id: "aov",
      label: "Average order",
      description: null,
      table: "orders",
      expression: { kind: "constant", value: 1 },
      unit: { kind: "none", currency: null, label: null },
      synonyms: [],
    },
  ],
  glossary: [],
};
const text = (binding: GlossaryTerm["binding"]): string | null =>
  bindingText({ term: "x", definition: "y", synonyms: [], category: null, binding }, model);

test("what a term stands for is said in words", () => {
  expect(text({ kind: "column", table: "orders", column: "amount" })).toBe("orders.amount");
  expect(text({ kind: "measure", measure: "aov" })).toBe("Average order");
  const large: Filter = {
    kind: "comparison",
    operator: ">",
    left: fieldOf("customers", "size"),
    right: { kind: "constant", value: 1000, type: "integer" },
  };
  expect(text({ kind: "filter", table: "customers", filter: large })).toBe("customers where size > 1000");
  expect(text(null)).toBeNull();
});

test("a term is written as a row, whatever is in it", () => {
  expect(termCsv({ term: 'A "b"', definition: "c, d", synonyms: ["e", "f"], category: null })).toBe(
    'term,definition,synonyms,category\n"A ""b""","c, d","e|f",""\n',
  );
});
