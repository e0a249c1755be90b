import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A clinic of two kinds of people: patients, and nurses of whom a rate is known. */
const { model, values } = makeModel({
  tables: {
    patients: {
      rows: 60,
      naming: "patient_name",
      time: "joined_on",
      columns: {
        patient_id: id,
        patient_name: { type: "string", distinct: 60 },
        birth_date: { type: "date" },
        joined_on: { type: "date" },
      },
    },
    nurses: {
      rows: 12,
      naming: "nurse_name",
      time: "hired_on",
      columns: {
        nurse_id: id,
        nurse_name: { type: "string", distinct: 12 },
        hired_on: { type: "date" },
        hourly_rate: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["longest serving nurse", "list nurse_name order hired_on limit 1"],
  ["highest paid nurse", "list nurse_name order hourly_rate desc limit 1"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
