import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

/** Sailings from one pier to another. */
const { model, values } = makeModel({
  tables: {
    piers: {
      naming: "title",
      rows: 40,
      columns: { code: { type: "string", role: "key" }, title: { type: "string" } },
    },
    sailings: {
      fact: true,
      rows: 5000,
      columns: {
        sailing_id: { type: "integer", role: "key" },
        origin: { type: "string", role: "key" },
        dest: { type: "string", role: "key" },
      },
    },
  },
  references: ["sailings.origin>piers.code", "sailings.dest>piers.code"],
});
const index = buildModelIndex(model, values);

test.each([
  ["piers that no sailing goes to", "dest"],
  ["which piers have no sailings arriving", "dest"],
  ["piers no sailing departs from", "origin"],
  ["piers without sailings", "origin"],
])("the end that is spoken of tells the reference: %s", (question, end) => {
  expect(JSON.stringify(best(index, question).query)).toContain(`sailings.${end}>piers.code`);
});
