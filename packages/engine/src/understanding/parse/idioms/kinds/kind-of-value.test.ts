import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { kindOfValue } from "./kind-of-value.ts";

const { model, values } = makeModel({
  tables: {
    plants: {
      columns: {
        plant_no: { type: "integer", role: "key" },
        growth: { type: "string", values: ["Shrub", "Tree", "Herb"], distinct: 3 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["plants by shrub type", 2, "growth"],
  ["plants in the shrub category", 3, null],
  ["plants of the tree type", 3, null],
])("%s", (question, at, read) =>
  expect(kindOfValue(tokenize(question), at, index)?.words ?? null).toBe(read),
);
