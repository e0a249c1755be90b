import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    loan: {
      fact: true,
      rows: 900,
      time: "out_date",
      columns: {
        loan_no: { type: "integer", role: "key", distinct: 900 },
        tool: { type: "string", values: ["Saw", "Drill", "Ladder"] },
        reserved_on: { type: "date", minimum: "2023-01-01" },
        out_date: { type: "date", minimum: "2023-01-03" },
        back_date: { type: "date", minimum: "2023-01-09" },
        rush: { type: "boolean" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average days from reserving to going out", "average(days(reserved_on, out_date))"],
  ["how long is it from being reserved to coming back", "average(days(reserved_on, back_date))"],
  [
    "days between going out and coming back, on average, by tool",
    "average(days(out_date, back_date)) by tool",
  ],
  ["how many days ahead do people reserve", "average(days(reserved_on, out_date))"],
  ["how far in advance are tools booked", "average(days(reserved_on, out_date))"],
  [
    "how long do rush loans take from being reserved to going out",
    "average(days(reserved_on, out_date)) where rush = true",
  ],
  ["how long do rush loans last", "average(days(out_date, back_date)) where rush = true"],
  ["how far ahead do people reserve their date", "average(days(reserved_on, out_date))"],
  ["how long is the average loan", "average(days(out_date, back_date))"],
  ["how many loans lasted more than 2 weeks", "count(*) where days(out_date, back_date) > 14"],
  ["how many loans took longer than a week", "count(*) where days(out_date, back_date) > 7"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

test.each([
  ["average days between booking and sitting by mood", "average(days(booked_on, sits_on)) by mood"],
  ["avg wait in days between booking and the painter starting", "average(days(booked_on, started_on))"],
])("what takes place among several tables: %s", (question, expected) => {
  const studio = makeModel({
    tables: {
      painters: {
        rows: 12,
        naming: "painter",
        columns: { painter_id: { type: "integer", role: "key" }, painter: { type: "string", distinct: 12 } },
      },
      sittings: {
        fact: true,
        rows: 500,
        time: "sits_on",
        columns: {
          sitting_id: { type: "integer", role: "key" },
          painter_id: { type: "integer" },
          mood: { type: "string", values: ["calm", "merry"], distinct: 2 },
          booked_on: { type: "date" },
          sits_on: { type: "date" },
          started_on: { type: "date", nulls: 20 },
        },
      },
    },
    references: ["sittings.painter_id>painters.painter_id"],
  });
  expect(briefOf(buildModelIndex(studio.model, studio.values), question)).toBe(expected);
});
