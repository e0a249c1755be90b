import type { Column } from "@parlance/contract";
import { expect, it } from "vitest";
import { withOutputSynonyms } from "./output-synonyms.ts";

const column = (name: string): Column => ({
  name,
  label: name,
  description: null,
  physicalType: "integer",
  semanticType: "measure",
  role: "measure",
  nullable: true,
  converted: false,
  unit: { kind: name.includes("cost") ? "currency" : "none", currency: null, label: null },
  additivity: "additive",
  defaultAggregation: "sum",
  synonyms: [],
  hidden: false,
  profile: null,
});

it.each([
  ["Firings", ["planned_tiles", "sound_tiles", "broken_kg", "rejected_tiles"], "sound_tiles"],
  ["Firings", ["produced_tiles", "tiles_packed"], "produced_tiles"],
  ["Kiln production", ["quantity", "gas_cost"], "quantity"],
  ["Firings", ["quantity", "gas_cost"], undefined],
  ["Deliveries", ["expected_tiles", "received_tiles"], undefined],
  ["Shifts", ["planned_hours", "worked_hours"], undefined],
  ["Firings", ["planned_tiles", "red_tiles", "blue_tiles"], undefined],
])("%s with %s", (label, names, expected) => {
  const called = withOutputSynonyms(label, names.map(column)).filter(({ synonyms }) =>
    synonyms.includes("output"),
  );
  expect(called.map(({ name }) => name)).toEqual(expected === undefined ? [] : [expected]);
});
