import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    towers: {
      naming: "tower",
      rows: 40,
      columns: {
        tower_id: { type: "integer", role: "key" },
        tower: { type: "string", values: ["Alba", "Corva"], distinct: 40 },
        town: { type: "string", values: ["Hull", "Wick"], distinct: 5 },
        height_m: { type: "decimal" },
        floors: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const best = "order height_m desc limit 1";

test.each([
  [[], "which tower is the highest?", `list tower ${best}`],
  [["list the towers in Wick"], "which of those is the highest?", `list tower where town = Wick ${best}`],
  [["list the towers in Wick"], "and the lowest?", "list tower where town = Wick order height_m limit 1"],
])("%j %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
