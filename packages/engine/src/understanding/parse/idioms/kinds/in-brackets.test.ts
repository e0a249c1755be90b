import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { measuredInBrackets } from "./measured-in-brackets.ts";
import { toldInBrackets } from "./told-in-brackets.ts";

const { model, values } = makeModel({
  tables: {
    boats: {
      naming: "boat_name",
      columns: {
        boat_no: { type: "integer", role: "key" },
        boat_name: { type: "string" },
        build_year: { type: "integer", minimum: 1950, maximum: 2020 },
        launched: { type: "date" },
        tonnage: { type: "integer", role: "measure" },
        skipper_id: { type: "integer", role: "key", distinct: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["oldest boat (build year)", 0, "boat with the lowest build year"],
  ["newest boat (launched)", 0, "boat with the highest launched"],
  ["heaviest boat (tonnage)", 0, "boat with the highest tonnage"],
  ["heaviest boat (name)", 0, null],
  ["sturdiest boats (most tonnage)", 0, "boats with the highest tonnage"],
  ["strongest hull (max tonnage)", 0, "maximum tonnage"],
])("what a superlative measures: %s", (question, at, read) =>
  expect(measuredInBrackets(tokenize(question), at, index)?.words ?? null).toBe(read),
);

test.each([
  ["10 best captains (skipper id) by tonnage", 2, "skipper ids"],
  ["10 best boats (skipper id) by tonnage", 2, null],
  ["10 best captains (tonnage)", 2, null],
])("what tells those apart whom no table is of: %s", (question, at, read) =>
  expect(toldInBrackets(tokenize(question), at, index)?.words ?? null).toBe(read),
);
