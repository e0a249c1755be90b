import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Puppet shows, each made after something. */
const { model, values } = makeModel({
  tables: {
    shows: {
      rows: 300,
      columns: {
        show_id: { type: "integer", role: "key" },
        source: {
          type: "string",
          values: ["Based on Fable/Song", "Based on Play", "Based on Real Life", "New Text"],
          distinct: 4,
        },
        ticket_price: { type: "decimal", distinct: 20 },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

it.each([
  ["how many shows are based on a play", "count(*) where source = Based on Play"],
  [
    "average ticket price of shows based on a fable",
    "average(ticket_price) where source = Based on Fable/Song",
  ],
  ["how many shows based on real life", "count(*) where source = Based on Real Life"],
])("%s: the one value that goes on so", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
