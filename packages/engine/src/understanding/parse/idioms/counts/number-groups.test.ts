import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    greenhouses: {
      fact: true,
      rows: 900,
      columns: {
        greenhouse_id: { type: "integer", role: "key" },
        keeper_id: { type: "integer", role: "key", distinct: 300 },
        keeper_is_veteran: { type: "boolean", role: "boolean", distinct: 2 },
        district: { type: "string", values: ["Hill", "Lake"], distinct: 2 },
        height: { type: "decimal", minimum: 0, maximum: 55 },
        profit: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["greenhouses by height band", "count(*) by bin where not height missing order g1"],
  ["which districts lose money", "sum(profit) by district having m1 < 0"],
  ["how many unprofitable greenhouses are there", "count(*) where profit < 0"],
  ["how many greenhouses made a loss of more than $500", "count(*) where profit < -500"],
  ["how many veterans are there", "count-distinct(keeper_id)"],
  ["which district is the tallest", "average(height) by district order m1 desc limit 1"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
