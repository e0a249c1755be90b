import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    atlases: {
      rows: 40,
      naming: "title",
      columns: {
        atlas_id: { type: "integer", role: "key" },
        title: { type: "string", values: ["World", "Alps"], distinct: 40 },
      },
    },
    maps: {
      rows: 900,
      naming: "name",
      columns: {
        map_id: { type: "integer", role: "key" },
        atlas_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Tyrol", "Nile"], distinct: 850 },
        scale: { type: "string", values: ["Fine", "Coarse"] },
        area: { type: "decimal" },
      },
    },
  },
  references: ["maps.atlas_id>atlases.atlas_id"],
});
const index = buildModelIndex(model, values);
const many = "count(*) by title having m1 > 12";

test.each([
  ["which atlases have more than 12 maps? Return the name.", "list title where related(maps) > 12"],
  ["which atlases have more than 12 maps? Show the name and the count", many],
  ["which atlases have more than 12 maps? Show the title and the number of maps", many],
  ["the count and the average area by scale", "count(*), average(area) by scale"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
