import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    kilns: {
      naming: "kiln",
      columns: { kiln_id: key, kiln: { type: "string", values: ["Ember", "Coal"], distinct: 9 } },
    },
    firings: {
      fact: true,
      rows: 900,
      time: "fired_on",
      columns: {
        firing_id: key,
        kiln_id: key,
        fired_on: { type: "date" },
        glaze: { type: "string", values: ["Celadon", "Tenmoku"] },
        planned_qty: { type: "integer" },
        sound_qty: { type: "integer" },
        scrap_qty: { type: "integer" },
        gas_used: { type: "decimal" },
        toll: { type: "decimal" },
      },
    },
    production_notes: { rows: 20, columns: { note_id: key, note: { type: "string", values: ["ok"] } } },
  },
  references: ["firings.kiln_id>kilns.kiln_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "sound_qty") column.synonyms = ["output", "production"];
const index = buildModelIndex(model, values);
const of2023 = "where fired_on in 2023-01-01..2024-01-01";

describe("the number that says how much was done", () => {
  it.each([
    ["how much did we produce in 2023", `sum(sound_qty) ${of2023}`],
    ["how much Celadon did we make in 2023", "sum(sound_qty) where (glaze = Celadon and"],
    ["production by glaze", "sum(sound_qty) by glaze"],
    ["output of the kiln Ember", "sum(sound_qty) where kiln = Ember"],
    ["sound pieces by glaze", "sum(sound_qty) by glaze"],
    ["pieces by glaze", "sum(sound_qty) by glaze"],
    ["scrap pieces by glaze", "sum(scrap_qty) by glaze"],
    ["how much gas was used in 2023", `sum(gas_used) ${of2023}`],
    ["gas consumption by kiln", "sum(gas_used) by kiln"],
    ["how much did carters pay in tolls in 2023", `sum(toll) ${of2023}`],
    ["how much did drivers get in tolls in 2023", `sum(toll) ${of2023}`],
    ["how much did Ember spend on gas", "sum(gas_used) where kiln = Ember"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toContain(expected));

  it("is analysed where its drivers are asked for", () => {
    for (const question of ["drivers of output", "the drivers behind tolls", "output drivers"])
      expect(best(index, question).query.kind).toBe("analysis");
  });
});
