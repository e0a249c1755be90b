import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    pupils: {
      rows: 300,
      naming: "surname",
      columns: { pupil_id: key, surname: { type: "string", values: ["Marsh", "Okoye"], distinct: 40 } },
    },
    tutors: {
      rows: 20,
      naming: "tutor",
      columns: {
        tutor_id: key,
        tutor: { type: "string", values: ["Prof. Ada Marsh", "Prof. Lin Okoye"], distinct: 20 },
      },
    },
    lessons: {
      fact: true,
      rows: 900,
      columns: { lesson_id: key, pupil_id: { type: "integer" }, tutor_id: { type: "integer" } },
    },
  },
  references: ["lessons.pupil_id>pupils.pupil_id", "lessons.tutor_id>tutors.tutor_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many lessons did Prof. Marsh give", "count(*) where tutor = Prof. Ada Marsh"],
  ["lessons of prof okoye", "count(*) where tutor = Prof. Lin Okoye"],
  ["how many lessons did Marsh have", "count(*) where surname = Marsh"],
])("a title tells whose name it is: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
