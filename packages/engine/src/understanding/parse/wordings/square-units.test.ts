import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { squareUnits } from "./square-units.ts";

const { model, values } = makeModel({
  tables: {
    greenhouses: {
      columns: {
        greenhouse_id: { type: "integer", role: "key" },
        growing_area_m2: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["tomatoes per square metre", 2, "growing area m2"],
  ["tomatoes per sqm", 2, "growing area m2"],
  ["tomatoes per square foot", 2, null],
  ["the square metre", 1, null],
])("%s", (question, at, said) =>
  expect(squareUnits(tokenize(question), at, index)?.words.toLowerCase() ?? null).toBe(said),
);
