import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withWareSynonyms } from "./ware-synonyms.ts";

const column = (name: string, role: Column["role"] = "measure"): Column => ({
  name,
  label: name,
  description: null,
  physicalType: "integer",
  semanticType: role === "measure" ? "measure" : "dimension",
  role,
  nullable: true,
  converted: false,
  unit: { kind: "none", currency: null, label: null },
  additivity: role === "measure" ? "additive" : null,
  defaultAggregation: role === "measure" ? "sum" : null,
  synonyms: [],
  hidden: false,
  profile: null,
});
const synonyms = (label: string, ...names: string[]): string[] =>
  withWareSynonyms(
    label,
    names.map((name) => column(name)),
  ).flatMap((each) => each.synonyms);

it.each([
  ["Ticket sales", ["qty", "gross_amount"], ["tickets sold"]],
  ["Equipment rentals", ["quantity"], ["equipment rented"]],
  ["Battery sales", ["quantity"], ["batteries sold"]],
  ["Sales", ["quantity"], []],
  ["Ticket sales", ["amount"], []],
  ["Ticket sales", ["quantity", "units"], []],
  ["Ticket types", ["quantity"], []],
])("%s with %s", (label, names, expected) => {
  expect(synonyms(label, ...names)).toEqual(expected);
});
