import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withNightRates } from "./night-rates.ts";

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
  ["adr nights_booked paid", "Daily rate nights_booked paid", "average sum sum"],
  ["adr severity", "adr severity", "sum sum"],
])("%s", (names, labels, aggregations) => {
  const read = withNightRates(names.split(" ").map(column));
  expect(read.map(({ label }) => label).join(" ")).toBe(labels);
  expect(read.map(({ defaultAggregation }) => defaultAggregation).join(" ")).toBe(aggregations);
});
