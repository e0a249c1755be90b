import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** A climbing hall: instructors of several grades give hours, helpers do shifts, donors give, and ropes are kept. */
const { model, values } = makeModel({
  tables: {
    instructors: {
      rows: 24,
      naming: "instructor_name",
      columns: {
        instructor_id: key,
        instructor_name: { type: "string", distinct: 24 },
        grade: { type: "string", values: ["Trainee", "Leader"], distinct: 3 },
        hall: { type: "string", values: ["Hull", "York"], distinct: 3 },
        hourly_rate: { type: "decimal", level: true, distinct: 12, unit: "currency" },
        hired_on: { type: "date" },
      },
    },
    sessions: {
      rows: 2000,
      fact: true,
      time: "held_on",
      columns: {
        session_id: key,
        instructor_id: key,
        held_on: { type: "date" },
        hours: { type: "decimal", distinct: 30 },
        paid: { type: "boolean" },
      },
    },
    helper_shifts: {
      rows: 500,
      fact: true,
      time: "shift_date",
      columns: {
        shift_id: key,
        shift_date: { type: "date" },
        volunteer: { type: "string", values: ["Ana Ruiz", "Bo Lind"], distinct: 40 },
        length_min: { type: "integer", distinct: 40 },
      },
    },
    donations: {
      rows: 400,
      fact: true,
      time: "donated_on",
      columns: {
        donation_id: key,
        donated_on: { type: "date" },
        donor_name: { type: "string", values: ["Cy Vale"], distinct: 90 },
        amount: { type: "decimal", distinct: 120, unit: "currency" },
      },
    },
    goats: {
      rows: 70,
      naming: "goat_name",
      columns: {
        goat_id: key,
        goat_name: { type: "string", distinct: 70 },
        keeper_id: key,
        born_on: { type: "date" },
        arrived_on: { type: "date", nulls: 0 },
      },
    },
    harnesses: {
      rows: 60,
      naming: "model_name",
      columns: {
        model_id: key,
        model_name: { type: "string", distinct: 60 },
        job_title: { type: "string", values: ["Rescue"], distinct: 5 },
        strap_count: { type: "integer", distinct: 9 },
        strap_m: { type: "decimal", distinct: 30 },
      },
    },
  },
  references: [
    "sessions.instructor_id>instructors.instructor_id",
    "goats.keeper_id>instructors.instructor_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["who donated the most", "sum(amount) by donor_name order"],
  ["which instructor has the most paid hours", "sum(hours) by instructor_name where paid = true"],
  ["the leader with the most hours in each hall", "sum(hours) by hall, instructor_name where grade = Leader"],
  ["the leader with the highest hourly rate in each hall", "average(hourly_rate) by hall, instructor_name"],
])("%s: each of them by all that is theirs", (question, read) => {
  expect(briefOf(index, question)).toContain(read.replace(/ order$/, ""));
});

it("takes the day when rows came for theirs, and neither their birth nor when their keeper was hired", () => {
  expect(briefOf(index, "number of goats per month")).toContain("by month(arrived_on)");
});

it("counts pieces by the number of them that rows tell", () => {
  expect(briefOf(index, "how many straps do we have")).toBe("sum(strap_count)");
});

it.each(["who translated the titles of harnesses", "how many projects are there"])(
  "%s: nothing here tells it",
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
