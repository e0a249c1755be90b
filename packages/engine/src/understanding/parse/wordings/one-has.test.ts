import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** A fleet of aircraft, several of a model. */
const { model, values } = makeModel({
  tables: {
    aircraft: {
      rows: 40,
      columns: {
        tail_number: { type: "string", role: "key" },
        model: { type: "string", values: ["Heron", "Tern"], distinct: 2 },
        seats: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many seats does a Heron have", "average(seats) where model = Heron"],
  ["how many seats do Herons have", "sum(seats) where model = Heron"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
