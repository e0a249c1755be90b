import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withMovedWeights } from "./moved-weights.ts";

const column = (name: string): Column => {
  const role = name.endsWith("_id") ? "key" : "measure";
  const summed = !name.includes("weight");
  return {
    name,
    label: name,
    description: null,
    physicalType: "decimal",
    semanticType: role === "key" ? "dimension" : "measure",
    role,
    nullable: true,
    converted: false,
    unit: { kind: "none", currency: null, label: null },
    additivity: role === "key" ? null : summed ? "additive" : "non-additive",
    defaultAggregation: role === "key" ? null : summed ? "sum" : "average",
    synonyms: [],
    hidden: false,
    profile: null,
  };
};

it.each([
  ["Delivery lines", ["line_id", "load_id", "pieces", "weight_kg"], "sum"],
  ["Shipments", ["shipment_id", "depot_id", "weight_kg"], "sum"],
  ["Shipments", ["shipment_id", "depot_id", "average_weight"], "average"],
  ["Check-ups", ["visit_id", "horse_id", "weight_kg"], "average"],
  ["Horses", ["horse_id", "stable_id", "weight_kg", "quantity"], "average"],
])("%s with %s", (label, names, expected) => {
  const weight = withMovedWeights(label, names.map(column)).find(({ name }) => name.includes("weight"));
  expect(weight?.defaultAggregation).toBe(expected);
});
