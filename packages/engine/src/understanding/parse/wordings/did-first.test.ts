import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { didFirst } from "./did-first.ts";

const { model, values } = makeModel({
  tables: {
    wells: {
      naming: "name",
      columns: {
        well_id: { type: "integer", role: "key" },
        name: { type: "string" },
        drilled_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["which well drilled first", 2, "has the earliest drilled on"],
  ["which wells drilled last ?", 2, "has the latest drilled on"],
  ["which well drilled first in 2020", 2, null],
  ["wells drilled first", 1, null],
])("%s", (question, at, said) =>
  expect(didFirst(tokenize(question), at, index)?.words.toLowerCase() ?? null).toBe(said),
);
