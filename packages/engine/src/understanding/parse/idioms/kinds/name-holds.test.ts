import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Songs that are called by a name, and the records that they are on, which have a title. */
const { model, values } = makeModel({
  tables: {
    record: {
      rows: 40,
      naming: "title",
      columns: { id: { type: "integer", role: "key" }, title: { type: "string", distinct: 40 } },
    },
    track: {
      rows: 400,
      columns: {
        id: { type: "integer", role: "key" },
        name: { type: "string", distinct: 390 },
        record_id: { type: "integer" },
        seconds: { type: "integer", distinct: 300 },
      },
    },
  },
  references: ["track.record_id>record.id"],
});
const index = buildModelIndex(model, values);

it.each([
  ['how many tracks with "moon" in the title', "count(*) where name contains moon"],
  [
    'how many tracks with "moon" in the title longer than 90 seconds',
    "count(*) where (name contains moon and seconds > 90)",
  ],
  ['records with "moon" in the title', "list title where title contains moon"],
])("%s: the rows' own name", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
