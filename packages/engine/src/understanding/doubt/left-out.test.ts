import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    pupils: {
      rows: 80,
      naming: "pupil_name",
      columns: {
        pupil_id: { type: "integer", role: "key" },
        pupil_name: { type: "string", distinct: 80 },
        left_on: { type: "date" },
        pupil_type_code: { type: "string", role: "key", values: ["B", "A"], distinct: 2 },
      },
    },
    lessons: {
      fact: true,
      rows: 4000,
      time: "held_on",
      columns: {
        lesson_id: { type: "integer", role: "key" },
        pupil_id: { type: "integer", role: "key" },
        held_on: { type: "date" },
        fee: { type: "decimal", role: "measure" },
        entry_mark: { type: "decimal", role: "measure" },
        exit_mark: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["lessons.pupil_id>pupils.pupil_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name.endsWith("_mark")) column.additivity = "non-additive";
const index = buildModelIndex(model, values);
const kindOf = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind;

test.each([
  "average fee by instrument",
  "last exam per pupil",
  "how long were pupils taught",
  "who has the most expensive lesson",
  "pupils who are still around",
  "how many pupils under 18",
  "lessons by hour",
])("%s is not answered", (question) => {
  expect(kindOf(question)).not.toBe("readings");
});

test.each([
  ["first lesson of each pupil", "minimum(held_on) by pupil_name"],
  ["last lesson per pupil", "maximum(held_on) by pupil_name"],
  ["average fee by pupil", "average(fee) by pupil_name"],
  ["number of pupils by type", "count(*) by pupil_type_code"],
  ["difference between exit mark and entry mark", "average(exit_mark - entry_mark)"],
])("%s is %s", (question, query) => {
  expect(briefOf(index, question)).toContain(query);
});
