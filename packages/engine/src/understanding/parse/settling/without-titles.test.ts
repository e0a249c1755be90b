import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    crew: {
      rows: 120,
      columns: {
        badge_no: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 120 },
        job: { type: "string", values: ["Stoker", "Yard Supervisor", "Night Supervisor"] },
        supervisor: { type: "string", values: ["Ann Lee", "Bo Ray"], distinct: 9 },
        wage: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average wage of supervisors", "average(wage) where job in Yard Supervisor|Night Supervisor"],
  ["average wage by supervisor", "average(wage) by supervisor"],
  ["average wage of each supervisor", "average(wage) by supervisor"],
])("those of a job, and those who are named as somebody's: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
