import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A riding school: riders reserve lessons, which grooms give, and owe fees for lessons missed; yards have a head. */
const { model, values } = makeModel({
  tables: {
    riders: {
      rows: 60,
      naming: "full_name",
      columns: { rider_id: id, full_name: { type: "string", distinct: 60 }, birth_date: { type: "date" } },
    },
    instructors: {
      rows: 6,
      naming: "instructor_name",
      columns: {
        instructor_id: id,
        instructor_name: { type: "string", distinct: 6 },
        hire_date: { type: "date" },
      },
    },
    yards: {
      rows: 9,
      naming: "yard_name",
      columns: {
        yard_id: id,
        yard_name: { type: "string", distinct: 9 },
        yard_manager: { type: "string", values: ["Ines", "Olga"] },
      },
    },
    lessons: {
      fact: true,
      rows: 300,
      time: "starts_at",
      columns: { lesson_id: id, instructor_id: id, yard_id: id, starts_at: { type: "timestamp" } },
    },
    reservations: {
      fact: true,
      rows: 900,
      time: "made_at",
      columns: { reservation_id: id, lesson_id: id, rider_id: id, made_at: { type: "timestamp" } },
    },
    fees: {
      fact: true,
      rows: 90,
      time: "issued_on",
      columns: { fee_id: id, reservation_id: id, issued_on: { type: "date" } },
    },
  },
  references: [
    "lessons.instructor_id>instructors.instructor_id",
    "lessons.yard_id>yards.yard_id",
    "reservations.lesson_id>lessons.lesson_id",
    "reservations.rider_id>riders.rider_id",
    "fees.reservation_id>reservations.reservation_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["who gives the most lessons", /^count\(\*\) by instructor_name.* order m1 desc limit 1$/],
  ["who reserved the most lessons", /^count\(\*\) by full_name order m1 desc limit 1$/],
  [
    "who reserved the most in 2024",
    /^count\(\*\) by full_name where made_at in 2024-01-01\.\.2025-01-01 order/,
  ],
  ["who has the most fees", /^count\(\*\) by full_name order m1 desc limit 1$/],
  ["who manages the most yards", /^count\(\*\) by yard_manager.* order m1 desc limit 1$/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});
