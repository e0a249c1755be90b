import { describe, expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Keepers of lighthouses and what they were paid, each rate from one day until another. */
function keepers(
  until: ColumnSketch,
  table = "pay_steps",
  [from, to]: readonly [string, string] = ["valid_from", "valid_to"],
): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      keepers: {
        rows: 40,
        naming: "full_name",
        columns: {
          id: { type: "integer", role: "key" },
          full_name: { type: "string", distinct: 40 },
          birth_date: { type: "date", distinct: 40 },
          sex: { type: "string", values: ["F", "M"], distinct: 2 },
        },
      },
      [table]: {
        rows: 160,
        columns: {
          id: { type: "integer", role: "key" },
          keeper_id: { type: "integer", role: "key", distinct: 40 },
          wage: { type: "decimal", role: "measure", distinct: 90 },
          reason: { type: "string", values: ["Hire", "Step"], distinct: 2 },
          [from]: { type: "date", distinct: 80 },
          [to]: until,
        },
        time: from,
      },
    },
    references: [`${table}.keeper_id>keepers.id`],
  });
  return buildModelIndex(model, values);
}

const open: ColumnSketch = { type: "date", distinct: 70, nulls: 20 };

describe("states that are kept with the time that they held", () => {
  const index = keepers(open);
  it.each([
    ["average wage", "average(wage) where valid_to missing"],
    ["average wage by sex", "average(wage) by sex where valid_to missing"],
    ["total wage right now", "sum(wage) where valid_to missing"],
    ["average wage by year", "average(wage) by year(valid_from) order g1"],
    ["average wage in 2023", "average(wage) where valid_from in 2023-01-01..2024-01-01"],
    ["average wage with reason Step", "average(wage) where reason = Step"],
    ["how many pay steps", "count(*)"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("knows a day that never comes", () =>
    expect(briefOf(keepers({ type: "date", distinct: 70, maximum: "9999-01-01" }), "average wage")).toBe(
      "average(wage) where valid_to >= 9999-01-01",
    ));

  it.each([
    ["from_day", "to_day"],
    ["start", "end"],
    ["pay_step_from", "pay_step_to"],
  ])("needs no more than %s and %s where most have an open row", (from, to) =>
    expect(briefOf(keepers(open, "pay_steps", [from, to]), "average wage")).toBe(
      `average(wage) where ${to} missing`,
    ),
  );

  it.each([
    ["what is agreed on", keepers(open, "contracts")],
    ["several open rows of one", keepers({ ...open, nulls: 90 })],
    ["what is done for a while", keepers(open, "trips", ["start", "end"])],
    ["what goes on for few of them", keepers({ ...open, nulls: 4 }, "pay_steps", ["start", "end"])],
  ])("leaves %s alone", (_, facts) => expect(briefOf(facts, "average wage")).toBe("average(wage)"));
});
