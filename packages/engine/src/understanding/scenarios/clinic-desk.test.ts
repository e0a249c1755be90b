import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** A clinic's desk: patients who registered, those who work there with a job and maybe a certificate, visits and what was billed. */
const { model, values } = makeModel({
  tables: {
    patients: {
      rows: 300,
      naming: "patient_name",
      time: "registered_on",
      columns: {
        patient_id: key,
        patient_name: { type: "string", distinct: 300 },
        carer_id: { type: "integer" },
        registered_on: { type: "date" },
      },
    },
    staff: {
      rows: 30,
      naming: "staff_name",
      columns: {
        staff_id: key,
        staff_name: { type: "string", distinct: 30 },
        job: { type: "string", role: "category", values: ["Front Support Agent", "Practice Nurse"] },
        certificate: { type: "string", nulls: 12, distinct: 18 },
        hourly_wage: { type: "decimal", unit: "currency" },
      },
    },
    visits: {
      fact: true,
      rows: 1200,
      time: "scheduled_at",
      columns: { visit_id: key, patient_id: { type: "integer" }, scheduled_at: { type: "timestamp" } },
    },
    bills: {
      fact: true,
      rows: 1100,
      time: "billed_on",
      columns: {
        bill_id: key,
        visit_id: { type: "integer" },
        billed_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "patients.carer_id>staff.staff_id",
    "visits.patient_id>patients.patient_id",
    "bills.visit_id>visits.visit_id",
  ],
});
const index = buildModelIndex(model, values);
const outcome = (question: string): unknown =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-03-01T00:00:00" });

test("those who registered are counted by when they did", () => {
  expect(briefOf(index, "new patients registered per month in 2023")).toBe(
    "count(*) by month(registered_on) where registered_on in 2023-01-01..2024-01-01 order g1",
  );
});

test("what sets one against the other is no word too many", () => {
  expect(outcome("average wage of certified vs uncertified staff")).not.toMatchObject({ kind: "readings" });
});

test("each of a kind is not all of them together", () => {
  expect(outcome("how much did each front agent bring in in 2023")).not.toMatchObject({
    kind: "readings",
  });
});
