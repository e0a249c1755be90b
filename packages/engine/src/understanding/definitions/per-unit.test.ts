import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    kiln_runs: {
      fact: true,
      rows: 700,
      time: "fired_on",
      columns: {
        run_id: { type: "integer", role: "key", distinct: 700 },
        fired_on: { type: "date" },
        kiln: { type: "string", values: ["North", "South"], distinct: 2 },
        energy_kwh: { type: "decimal", role: "measure" },
        output_pcs: { type: "integer", role: "measure" },
        rejected_pcs: { type: "integer", role: "measure" },
        clay_kg: { type: "decimal", role: "measure" },
        visitors: { type: "integer", role: "measure" },
        casual: { type: "integer", role: "measure" },
        enrolled: { type: "integer", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["kwh per 1000 pcs by kiln", "sum(energy_kwh) / sum(output_pcs) / 1000 by kiln"],
  ["energy per kg of clay by kiln", "sum(energy_kwh) / sum(clay_kg) by kiln"],
  ["clay per visitor by kiln", "sum(clay_kg) / sum(visitors) by kiln"],
  ["casual potters per enrolled potter by kiln", "sum(casual) / sum(enrolled) by kiln"],
])("one number of the rows by another one's unit or noun: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
