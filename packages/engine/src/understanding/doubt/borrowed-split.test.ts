import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;
const town = { type: "string", role: "geo", values: ["Hull", "Leeds"], distinct: 9 } satisfies ColumnSketch;
const { model, values } = makeModel({
  tables: {
    pupils: {
      rows: 90,
      naming: "pupil",
      columns: { pupil_id: key, pupil: { type: "string", distinct: 90 }, town },
    },
    lessons: {
      fact: true,
      rows: 900,
      time: "held_on",
      columns: { lesson_id: key, pupil_id: key, tutor_id: key, held_on: { type: "date" } },
    },
    exams: {
      fact: true,
      rows: 400,
      time: "sat_on",
      columns: { exam_id: key, pupil_id: key, sat_on: { type: "date" } },
    },
    tutors: {
      rows: 30,
      naming: "tutor",
      columns: { tutor_id: key, tutor: { type: "string", distinct: 30 }, town },
    },
  },
  references: [
    "lessons.pupil_id>pupils.pupil_id",
    "exams.pupil_id>pupils.pupil_id",
    "lessons.tutor_id>tutors.tutor_id",
  ],
});
const index = buildModelIndex(model, values);
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test.each(["lessons and exams per month", "lessons vs exams by month"])(
  "%s are dated by rows of their own",
  (question) => {
    expect(briefOf(index, question)).toMatch(/^count\(\*\), count\(\*\) at month\(\w+\) by month\(\w+\)/);
  },
);

test.each(["pupils vs tutors by town"])("%s are of different rows each", (question) =>
  expect(read(question).kind).not.toBe("readings"),
);

test("two facts meet in what both refer to", () => {
  const result = read("lessons vs exams by town");
  expect(result.kind === "readings" && brief(result.readings[0]?.query ?? never())).toContain(
    "count(*), count(*) by town",
  );
});

const never = (): never => {
  throw new Error("no reading");
};
