import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    weighings: {
      fact: true,
      rows: 700,
      time: "weighed_on",
      columns: {
        weighing_no: { type: "integer", role: "key" },
        weighed_on: { type: "date" },
        hauler: { type: "string", values: ["Brix", "Otto"], distinct: 2 },
        gross_kg: { type: "integer", role: "measure" },
        tare_kg: { type: "integer", role: "measure" },
      },
    },
  },
});
const weighed = buildModelIndex(model, values);

test.each([
  ["total net weight by hauler", "sum(gross_kg) - sum(tare_kg) by hauler"],
  ["net tonnes by hauler", "sum(gross_kg) - sum(tare_kg) / 1000 by hauler"],
  ["average net tonnes by hauler", "average(gross_kg - tare_kg / 1000) by hauler"],
])("what is weighed without what it is in: %s", (question, read) =>
  expect(briefOf(weighed, question)).toBe(read),
);

const helpline = makeModel({
  tables: {
    calls: {
      fact: true,
      rows: 900,
      time: "rang_at",
      columns: {
        call_id: { type: "integer", role: "key" },
        rang_at: { type: "timestamp" },
        desk: { type: "string", values: ["North", "South"], distinct: 2 },
        talk_sec: { type: "integer", role: "measure", nulls: 90 },
        hold_sec: { type: "integer", role: "measure", nulls: 90 },
        result: { type: "string", values: ["resolved", "missed", "call back"], distinct: 3 },
      },
    },
  },
});
const called = buildModelIndex(helpline.model, helpline.values);

test.each([
  ["average handle time by desk", "average(talk_sec + hold_sec) by desk"],
  ["average handle time in minutes by desk", "average(talk_sec + hold_sec / 60) by desk"],
  [
    "how many answered calls were there in 2024",
    "count(*) where (not result in missed and rang_at in 2024-01-01..2025-01-01)",
  ],
  ["missed calls by desk", "count(*) by desk where result = missed"],
])("how long and whether calls were taken: %s", (question, read) =>
  expect(briefOf(called, question)).toBe(read),
);
