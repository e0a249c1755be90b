import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** A choir school: singers are taught in lessons by coaches, take exams and get bills. */
const { model, values } = makeModel({
  tables: {
    coaches: {
      rows: 9,
      naming: "coach_name",
      columns: {
        id: key,
        coach_name: { type: "string", distinct: 9 },
        hire_date: { type: "date" },
        hourly_rate: { type: "decimal", distinct: 8, level: true },
      },
    },
    singers: {
      rows: 120,
      naming: "full_name",
      columns: {
        id: key,
        full_name: { type: "string", distinct: 120 },
        birth_date: { type: "date" },
        town: { type: "string", values: ["Alba", "Bern"], distinct: 12 },
      },
    },
    lessons: {
      rows: 700,
      fact: true,
      time: "begins_at",
      columns: {
        id: key,
        coach_id: key,
        begins_at: { type: "timestamp" },
        duration_min: { type: "integer", distinct: 4, unit: "duration" },
      },
    },
    exams: {
      rows: 500,
      fact: true,
      time: "sat_on",
      columns: {
        id: key,
        singer_id: key,
        sat_on: { type: "date" },
        piece: { type: "string", values: ["Aria", "Canon"] },
        score: { type: "integer", distinct: 80, level: true },
      },
    },
    bills: {
      rows: 300,
      fact: true,
      time: "sent_at",
      columns: {
        id: key,
        singer_id: key,
        sent_at: { type: "timestamp" },
        paid_on: { type: "date", nulls: 40 },
        amount: { type: "decimal", distinct: 200, unit: "currency" },
      },
    },
  },
  references: ["lessons.coach_id>coaches.id", "exams.singer_id>singers.id", "bills.singer_id>singers.id"],
});
const index = buildModelIndex(model, values);

describe("amounts of what people do", () => {
  it.each([
    ["how much do singers owe", "sum(amount) where paid_on missing"],
    ["how much does each singer owe us", "sum(amount) by full_name where paid_on missing"],
    ["who owes us the most", "sum(amount) by full_name where paid_on missing order m1 desc limit 1"],
    ["singers who owe us money", "list full_name where related(bills where paid_on missing) > 0"],
    ["hours taught per coach", "sum(duration_min / 60) by coach_name"],
    ["how many hours did each coach teach", "sum(duration_min / 60) by coach_name"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
  it("counts nobody where an amount of what they do is asked for", () =>
    expect(
      understand({
        question: "how much do singers rehearse",
        previous: [],
        previousQuestions: [],
        index,
        now: "2024-05-15T00:00:00",
      }),
    ).toMatchObject({ kind: "idle-words", words: ["rehearse"] }));
});

describe("ends of what was done", () => {
  it.each([
    [
      "who scored the highest in the aria",
      "maximum(score) by full_name where piece = Aria order m1 desc limit 1",
    ],
    ["which singer has the lowest score", "minimum(score) by full_name order m1 limit 1"],
    ["top 5 singers by score", "average(score) by full_name order m1 desc limit 5"],
    ["what time do most lessons begin", "count(*) by hour-of-day(begins_at) order m1 desc limit 1"],
    ["which town sends the most bills", "count(*) by town where not sent_at missing order m1 desc limit 1"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
