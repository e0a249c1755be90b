import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { goesWith } from "./goes-with.ts";

const { model, values } = makeModel({
  tables: {
    parcels: {
      fact: true,
      rows: 500,
      columns: {
        parcel_id: { type: "integer", role: "key" },
        weight: { type: "decimal" },
        damage: { type: "decimal" },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);
const written = (question: string) => goesWith(tokenize(question), 0, index)?.words ?? null;

test.each([
  ["do heavier parcels get more damage?", "correlation between weight and damage"],
  ["does a higher weight mean more damage", "correlation between weight and damage"],
])("%s: %s", (question, plain) => {
  expect(written(question)).toBe(plain);
});
