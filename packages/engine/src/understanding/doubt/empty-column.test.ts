import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";
import { emptyColumn } from "./empty-column.ts";

const { model, values } = makeModel({
  tables: {
    hives: {
      rows: 100,
      time: "opened",
      columns: {
        id: { type: "integer", role: "key" },
        opened: { type: "date" },
        frames: { type: "integer" },
        honey: { type: "string", role: "category", distinct: 0, nulls: 100 },
        meadow: { type: "string", values: ["Hill", "Lake"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["total honey", true],
  ["honey by meadow", true],
  ["why did honey drop", true],
  ["forecast honey", true],
  ["meadow with the most honey", true],
  ["frames by meadow", false],
  ["which hives have no honey", false],
  ["how many hives have honey", false],
])("“%s” asks for what nothing is known of: %s", (question, isTold) => {
  const read = understand({ question, index, previous: [], previousQuestions: [], now: "2024-05-01" });
  const best =
    read.kind === "readings" || read.kind === "ambiguous"
      ? read.readings[0]
      : "guess" in read
        ? read.guess
        : null;
  const failure = best == null ? null : emptyColumn(best, index);
  const told = {
    code: "nothing-to-read",
    what: "“honey”",
    reason: "none of the 100 hives has a value there",
  };
  expect(failure).toEqual(isTold ? told : null);
});
