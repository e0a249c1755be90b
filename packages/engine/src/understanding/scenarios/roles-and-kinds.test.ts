import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** An animal clinic: patients, their exams of a kind and findings of these, which are only described; helpers have a trade, cages rooms. */
const { model, values } = makeModel({
  tables: {
    patients: {
      rows: 200,
      naming: "full_name",
      columns: { patient_id: id, full_name: { type: "string", distinct: 190 }, birth_date: { type: "date" } },
    },
    exams: {
      rows: 900,
      fact: true,
      time: "held_on",
      columns: {
        exam_id: id,
        patient_id: id,
        held_on: { type: "date" },
        exam_type: { type: "string", values: ["First exam", "Follow-up", "Check"], distinct: 3 },
      },
    },
    findings: {
      rows: 1500,
      fact: true,
      columns: {
        finding_id: id,
        exam_id: id,
        description: { type: "string", values: ["Type 2 diabetes", "Asthma", "Gout"], distinct: 3 },
      },
    },
    contractors: {
      rows: 12,
      naming: "firm_name",
      columns: {
        contractor_id: id,
        firm_name: { type: "string", distinct: 12 },
        trade: { type: "string", values: ["Plumbing", "Electrical", "Roofing"], distinct: 3 },
      },
    },
    flats: {
      rows: 60,
      columns: {
        flat_id: id,
        rooms: { type: "integer", role: "category", minimum: 1, maximum: 5, distinct: 5 },
        vacant: { type: "boolean" },
      },
    },
  },
  references: ["exams.patient_id>patients.patient_id", "findings.exam_id>exams.exam_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many type 2 diabetics do we have", /^count\(\*\).*description = Type 2 diabetes/],
  ["number of asthmatics", /^count\(\*\).*description = Asthma/],
  ["electricians", /trade = Electrical/],
  ["how many plumbers do we have", /^count\(\*\).*trade = Plumbing/],
  ["first exams in 2023", /exam_type = First exam.*held_on in 2023|held_on in 2023.*exam_type = First exam/],
  ["number of first exams", /^count\(\*\) where exam_type = First exam/],
  ["which three findings do we make most often", /^count\(\*\) by description order m1 desc limit 3/],
  ["top 2 findings", /^count\(\*\) by description order m1 desc limit 2/],
  ["number of 2-rooms", /rooms = 2/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});
