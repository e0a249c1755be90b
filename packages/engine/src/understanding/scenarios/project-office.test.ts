import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** Projects with a planned and an actual end, hours that consultants logged, their days off, and bills of which a part is paid. */
const { model, values } = makeModel({
  tables: {
    consultants: {
      rows: 40,
      naming: "consultant_name",
      columns: {
        consultant_id: { type: "integer", role: "key" },
        consultant_name: { type: "string", values: ["Ann Lee", "Bo Ray"], distinct: 40 },
        weekly_hours: { type: "integer" },
      },
    },
    projects: {
      rows: 70,
      naming: "project",
      columns: {
        project_id: { type: "integer", role: "key" },
        project: { type: "string", values: ["Portal 1", "Audit 2"], distinct: 70 },
        start_date: { type: "date", distinct: 60 },
        planned_end: { type: "date", distinct: 60 },
        actual_end: { type: "date", distinct: 40, nulls: 25 },
        status: { type: "string", values: ["Active", "Completed"], distinct: 2 },
      },
    },
    time_entries: {
      fact: true,
      rows: 5000,
      time: "work_date",
      columns: {
        entry_id: { type: "integer", role: "key" },
        consultant_id: { type: "integer", role: "key" },
        project_id: { type: "integer", role: "key" },
        work_date: { type: "date", distinct: 400 },
        hours: { type: "decimal" },
      },
    },
    absences: {
      fact: true,
      rows: 260,
      time: "first_day",
      columns: {
        absence_id: { type: "integer", role: "key" },
        consultant_id: { type: "integer", role: "key" },
        type: { type: "string", values: ["Vacation", "Sick"], distinct: 2 },
        first_day: { type: "date", distinct: 200 },
        last_day: { type: "date", distinct: 200 },
      },
    },
    bills: {
      fact: true,
      rows: 400,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        project_id: { type: "integer", role: "key" },
        billed_on: { type: "date", distinct: 300 },
        due_on: { type: "date", distinct: 300 },
        paid_on: { type: "date", distinct: 250, nulls: 60 },
        amount_due: { type: "decimal" },
        amount_paid: { type: "decimal" },
      },
    },
  },
  references: [
    "time_entries.consultant_id>consultants.consultant_id",
    "time_entries.project_id>projects.project_id",
    "absences.consultant_id>consultants.consultant_id",
    "bills.project_id>projects.project_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many projects finished late", "count(*) where actual_end > planned_end"],
  ["average delay of projects in days", "average(days(planned_end, actual_end))"],
  ["longest running project", "list project order days(start_date, actual_end) desc limit 1"],
  ["projects in progress", "list project where actual_end missing"],
  ["hours by consultant", "sum(hours) by consultant_name"],
  [
    "how many sick days in 2024",
    "sum(days(first_day, last_day) + 1) where (type = Sick and first_day in 2024-01-01..2025-01-01)",
  ],
  [
    "vacation days by consultant",
    "sum(days(first_day, last_day) + 1) by consultant_name where type = Vacation",
  ],
  ["how much is outstanding", "sum(amount_due) - sum(amount_paid)"],
  ["unpaid amount by project", "sum(amount_due) - sum(amount_paid) by project"],
  ["collection rate by month", "100 * sum(amount_paid) / sum(amount_due) by month(billed_on) order g1"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a period that follows is of the time before it", () => {
  expect(briefOf(index, "and in 2024?", ["how many bills were paid in 2023"])).toBe(
    "count(*) where paid_on in 2024-01-01..2025-01-01",
  );
});

test.each(["how many projects are on hold", "staff turnover", "time to staff by project"])(
  "%s is not answered",
  (question) => {
    const read = understand({
      question,
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(read.kind).not.toBe("readings");
  },
);
