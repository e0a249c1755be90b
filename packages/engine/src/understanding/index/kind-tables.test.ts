import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { rowsOfKinds, thingsSorted } from "./kind-tables.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    inspections: {
      fact: true,
      rows: 900,
      time: "visited_on",
      columns: {
        inspection_id: { type: "integer", role: "key" },
        outcome_id: { type: "integer", role: "key" },
        kitchen_id: { type: "integer", role: "key" },
        visited_on: { type: "date" },
        grade: { type: "string", values: ["A", "B"] },
      },
    },
    outcomes: {
      rows: 4,
      naming: "outcome",
      columns: {
        outcome_id: { type: "integer", role: "key" },
        outcome: { type: "string", values: ["Failed", "Passed", "No access"] },
      },
    },
    kitchens: {
      rows: 30,
      columns: {
        kitchen_id: { type: "integer", role: "key" },
        kitchen_name: { type: "string", values: ["Mulberry", "Quince"] },
        seats: { type: "integer" },
      },
    },
  },
  references: ["inspections.outcome_id>outcomes.outcome_id", "inspections.kitchen_id>kitchens.kitchen_id"],
});
const index = buildModelIndex(model, values);

it("tells kinds from things", () => {
  const named = index.tables.map(({ id }) => index.tables[rowsOfKinds(index, id) ?? -1]?.table.name);
  expect(named).toEqual([undefined, "inspections", undefined]);
});

it("finds the things below kinds of kinds", () => {
  const key = { type: "integer", role: "key" } as const;
  const kinds = (name: string, rows: number, above: Record<string, typeof key>) => ({
    rows,
    naming: name,
    columns: { [`${name}_id`]: key, [name]: { type: "string" as const, distinct: 12 }, ...above },
  });
  const shop = makeModel({
    tables: {
      families: kinds("family", 4, {}),
      groups: kinds("group", 12, { family_id: key }),
      plants: {
        rows: 300,
        naming: "plant",
        columns: {
          plant_id: key,
          plant: { type: "string", distinct: 300 },
          group_id: key,
          height: { type: "decimal" },
        },
      },
    },
    references: ["groups.family_id>families.family_id", "plants.group_id>groups.group_id"],
  });
  const sorted = buildModelIndex(shop.model, shop.values);
  expect(sorted.tables.map(({ id }) => sorted.tables[thingsSorted(sorted, id) ?? -1]?.table.name)).toEqual([
    "plants",
    undefined,
    undefined,
  ]);
});

it.each([
  ["failure rate", "count(*)"],
  ["how many failed in 2024", "count(*) where"],
  ["inspections per outcome and grade", "count(*) by outcome, grade"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
  expect(JSON.stringify(briefOf(index, question))).not.toContain("distinct");
});
