import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    courses: {
      rows: 9,
      naming: "course",
      columns: {
        course_id: { type: "integer", role: "key" },
        course: { type: "string", values: ["Knots", "Rigging"], distinct: 9 },
      },
    },
    pupils: {
      fact: true,
      rows: 300,
      columns: {
        pupil_id: { type: "integer", role: "key" },
        course_id: { type: "integer", role: "key" },
        skill_bef: { type: "integer", role: "measure", nulls: 20 },
        skill_aft: { type: "integer", role: "measure", nulls: 40 },
      },
    },
  },
  references: ["pupils.course_id>courses.course_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many pupils lack a skill score before the course", "count(*) where skill_bef missing"],
  ["average skill level after the course", "average(skill_aft)"],
  ["average skill before by course", "average(skill_bef) by course"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
