import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const name = { type: "string", distinct: 40 } as const;
const { model, values } = makeModel({
  tables: {
    nurses: {
      rows: 20,
      naming: "last_name",
      columns: {
        nurse_id: { type: "integer", role: "key" },
        first_name: name,
        last_name: name,
        birth_date: { type: "date" },
        hire_date: { type: "date" },
      },
    },
    patients: {
      rows: 300,
      naming: "last_name",
      columns: {
        patient_id: { type: "integer", role: "key" },
        first_name: name,
        last_name: name,
        nurse_id: { type: "integer" },
      },
    },
  },
  references: ["patients.nurse_id>nurses.nurse_id"],
});
const index = buildModelIndex(model, values);
const outcome = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-03-01T00:00:00" }).kind;

test.each(["average age of patients", "patients by age group", "how many patients signed up this year"])(
  "%s is not told by the dates of those who look after them",
  (question) => expect(outcome(question)).not.toBe("readings"),
);

test.each(["average age of nurses", "average age of the nurses of our patients"])("%s is told", (question) =>
  expect(outcome(question)).toBe("readings"),
);
