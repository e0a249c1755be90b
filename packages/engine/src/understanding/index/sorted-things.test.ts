import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** Stalls at a market and the pitches they took, each arranged on some way. */
const { model, values } = makeModel({
  tables: {
    firms: {
      rows: 80,
      naming: "firm_name",
      columns: {
        firm_id: id,
        firm_name: { type: "string", values: ["Plum & Sons", "Rye Bakery"] },
        town: { type: "string", values: ["Leek", "Stone"] },
        customer_since: { type: "date" },
      },
    },
    pitches: {
      fact: true,
      rows: 3000,
      time: "taken_on",
      columns: {
        pitch_id: id,
        firm_id: id,
        taken_on: { type: "date" },
        reservation_source: { type: "string", values: ["Web", "Desk"] },
      },
    },
  },
  references: ["pitches.firm_id>firms.firm_id"],
});
const market = buildModelIndex(model, values);

test.each([
  ["how many reservations in 2023", "count(*) where taken_on in 2023-01-01..2024-01-01"],
  ["reservations by reservation source", "count(*) by reservation_source"],
  ["number of client firms in Leek", "count(*) where town = Leek"],
  ["how many customers are there per town", "count(*) by town"],
])("%s: the rows that a column's name is about", (question, expected) => {
  expect(briefOf(market, question)).toBe(expected);
});
