import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    plots: {
      fact: true,
      rows: 900,
      time: "let_on",
      columns: {
        plot_id: { type: "integer", role: "key", distinct: 900 },
        let_on: { type: "date" },
        is_fenced: { type: "string", values: ["Y", "N"], distinct: 2 },
        shed: { type: "string", values: ["Yes", "No"], distinct: 2 },
        rent: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average rent of fenced plots against unfenced", "average(rent) by is_fenced"],
  ["average rent, unfenced vs fenced", "average(rent) by is_fenced"],
  ["average rent of fenced vs non-fenced plots", "average(rent) by is_fenced"],
  ["shed vs no shed: average rent", "average(rent) by shed"],
  ["no shed vs shed: average rent", "average(rent) by shed"],
])("the ones against the rest: %s", (question, read) => expect(briefOf(index, question)).toBe(read));
