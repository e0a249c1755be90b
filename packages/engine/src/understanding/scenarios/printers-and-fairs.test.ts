import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const id: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    presses: {
      naming: "press",
      rows: 6,
      columns: { press_id: id, press: { type: "string", values: ["Heidel", "Roland"], distinct: 6 } },
    },
    downtime_events: {
      fact: true,
      rows: 400,
      time: "start_time",
      columns: {
        event_id: id,
        press_id: id,
        start_time: { type: "timestamp", role: "time" },
        end_time: { type: "timestamp", role: "time" },
        cause: { type: "string", values: ["Changeover", "No paper"] },
      },
    },
    waste: {
      fact: true,
      rows: 900,
      columns: {
        waste_id: id,
        press_id: id,
        reason: { type: "string", values: ["Smudge", "Tear"] },
        sheets: { type: "integer", distinct: 80 },
      },
    },
    job_openings: {
      fact: true,
      rows: 60,
      time: "opened_on",
      columns: {
        opening_id: id,
        press_id: id,
        title: { type: "string", values: ["Printer", "Binder"], distinct: 20 },
        opened_on: { type: "date", role: "time" },
        closed_on: { type: "date", role: "time", nulls: 20 },
      },
    },
    fairs: {
      naming: "fair",
      rows: 30,
      columns: {
        fair_id: id,
        fair: { type: "string", values: ["Spring fair", "Book fair"], distinct: 30 },
        proceeds: { type: "decimal", unit: "currency" },
        cost: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "downtime_events.press_id>presses.press_id",
    "waste.press_id>presses.press_id",
    "job_openings.press_id>presses.press_id",
  ],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);

describe("how long and how much, where the rows are told by it", () => {
  it.each([
    ["downtime by cause", "sum(seconds(start_time, end_time) / 3600) by cause"],
    [
      "presses with more than 100 hours of downtime",
      "sum(seconds(start_time, end_time) / 3600) by press having m1 > 100",
    ],
    [
      "how long does a changeover take",
      "average(seconds(start_time, end_time) / 3600) where cause = Changeover",
    ],
    ["waste by press", "sum(sheets) by press"],
    ["open positions by press", "count(*) by press where closed_on missing"],
    ["net proceeds by fair", "sum(proceeds) - sum(cost) by fair"],
    ["most profitable fair", "sum(proceeds) - sum(cost) by fair order m1 desc limit 1"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

describe("small words that ask for a figure", () => {
  it.each(["return on fairs", "how far are we from the cost of each fair", "gross waste by press"])(
    "%s is not answered without them",
    (question) => {
      const read = understand({
        question,
        previous: [],
        previousQuestions: [],
        index,
        now: "2024-06-01T00:00:00",
      });
      expect(read.kind).not.toBe("readings");
    },
  );
});
