import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withPricesOfDays } from "./prices-of-days.ts";

const column = (name: string): Column => ({
  name,
  label: name,
  description: null,
  physicalType: "decimal",
  semanticType: "measure",
  role: "measure",
  nullable: true,
  converted: false,
  unit: { kind: "none", currency: null, label: null },
  additivity: "additive",
  defaultAggregation: "sum",
  synonyms: [],
  hidden: false,
  profile: null,
});

it.each([
  ["open high low close adj_close volume", "average average average average average sum"],
  ["high low paid", "sum sum sum"],
])("%s", (names, expected) => {
  const read = withPricesOfDays(names.split(" ").map(column));
  expect(read.map(({ defaultAggregation }) => defaultAggregation).join(" ")).toBe(expected);
});
