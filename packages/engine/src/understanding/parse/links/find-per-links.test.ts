import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const number: ColumnSketch = { type: "decimal" };
const { model, values } = makeModel({
  tables: {
    growers: {
      naming: "grower",
      rows: 300,
      columns: {
        grower_id: key,
        grower: { type: "string", values: ["Ann", "Bo"], distinct: 300 },
        valley: { type: "string", values: ["Upper", "Lower"] },
      },
    },
    hauls: {
      fact: true,
      rows: 4000,
      time: "hauled_on",
      columns: {
        haul_id: key,
        grower_id: key,
        hauled_on: { type: "date" },
        truck: { type: "string", values: ["Red", "Grey"] },
        distance: number,
        diesel_litres: number,
        crew_hours: number,
        planned_crates: { type: "integer" },
        packed_crates: { type: "integer" },
        fee: number,
      },
    },
  },
  references: ["hauls.grower_id>growers.grower_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["fee per mile by truck", "sum(fee) / sum(distance) by truck"],
  ["revenue per km", "sum(fee) / sum(distance)"],
  ["revenue per litre by truck", "sum(fee) / sum(diesel_litres) by truck"],
  ["diesel per crate by truck", "sum(diesel_litres) / sum(packed_crates) by truck"],
  ["revenue per haul by truck", "average(fee) by truck"],
  ["revenue per grower by valley", "sum(fee) / count-distinct(grower_id) by valley"],
  ["revenue per grower", "sum(fee) by grower"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
