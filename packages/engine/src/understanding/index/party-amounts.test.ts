import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const ref = { type: "integer" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A harvest pool to which growers and mills put in, each an amount of its own. */
const { model, values } = makeModel({
  tables: {
    mills: {
      rows: 12,
      naming: "mill_name",
      columns: {
        mill_id: id,
        mill_name: { type: "string" },
        valley: { type: "string", values: ["Upper", "Lower"] },
      },
    },
    levies: {
      fact: true,
      rows: 900,
      time: "levied_on",
      columns: {
        levy_id: id,
        mill_id: ref,
        levied_on: { type: "date" },
        grower_amount: money,
        mill_amount: money,
      },
    },
  },
  references: ["levies.mill_id>mills.mill_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["mill levies by valley", "sum(mill_amount) by valley"],
  ["mill levies in 2024", "sum(mill_amount) where levied_on in 2024-01-01..2025-01-01"],
  ["grower levies by valley", "sum(grower_amount) by valley"],
])("what a party gave is its amount, and no number of rows: %s", (question, expected) =>
  expect(briefOf(index, question)).toBe(expected),
);
