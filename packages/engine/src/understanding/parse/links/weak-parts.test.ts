import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

/** A club's trainers, some for part of the week, its pupils by how they come, and what these pay. */
const { model, values } = makeModel({
  tables: {
    trainers: {
      rows: 30,
      naming: "trainer_name",
      columns: {
        trainer_id: { type: "integer", role: "key" },
        trainer_name: { type: "string", distinct: 30 },
        is_part_time: { type: "boolean", role: "boolean" },
      },
    },
    pupils: {
      rows: 300,
      naming: "pupil_name",
      columns: {
        pupil_id: { type: "integer", role: "key" },
        pupil_name: { type: "string", distinct: 300 },
        trainer_id: { type: "integer" },
        study_mode: { type: "string", values: ["Part-time", "Full-time"] },
      },
    },
    payments: {
      rows: 2000,
      fact: true,
      time: "paid_on",
      columns: {
        payment_id: { type: "integer", role: "key" },
        pupil_id: { type: "integer" },
        paid_on: { type: "date" },
        season: { type: "string", values: ["2022-23", "2023-24"] },
        channel: { type: "string", values: ["App Store", "Front Desk", "Bank"] },
        purpose: { type: "string", values: ["Resit Fee", "Summer Camp", "Belt"] },
        amount: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["pupils.trainer_id>trainers.trainer_id", "payments.pupil_id>pupils.pupil_id"],
});
const index = buildModelIndex(model, values);
const answered = (question: string): boolean =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind === "readings";

it.each([
  ["number of in-app payments", false],
  ["number of pupil fees", false],
  ["number of camp payments", true],
  ["number of front desk payments", true],
])("%s", (question, sure) => expect(answered(question)).toBe(sure));

it.each([
  ["how many trainers are part time", "is_part_time"],
  ["how many pupils are part time", "Part-time"],
  ["total amount in 23/24", "2023-24"],
  ["total amount in 2022/2023", "2022-23"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
