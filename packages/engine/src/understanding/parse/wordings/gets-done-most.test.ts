import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bakes: {
      fact: true,
      rows: 900,
      time: "begun_at",
      columns: {
        bake_id: { type: "integer", role: "key" },
        begun_at: { type: "timestamp" },
        loaf: { type: "string", values: ["Rye", "Spelt"], distinct: 2 },
        turn: { type: "string", values: ["Morning", "Night"], distinct: 2 },
        stage: { type: "string", values: ["cancelled", "done"], distinct: 2 },
        scrap_pieces: { type: "integer", role: "measure", distinct: 90 },
        heat_kwh: { type: "decimal", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["which loaf gets scrapped the most", "sum(scrap_pieces) by loaf order m1 desc limit 1"],
  ["total heat of nights vs mornings", "sum(heat_kwh) by turn where turn in Night|Morning"],
  [
    "do nights waste more than mornings? total heat for each",
    "sum(heat_kwh) by turn where turn in Night|Morning",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

test("two figures of each row go together per row", () => {
  const asked = "correlation between scrap pieces and heat";
  expect(briefOf(index, `${asked} per bake`)).toBe(briefOf(index, asked));
});
