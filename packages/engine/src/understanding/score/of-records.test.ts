import { expect, test } from "vitest";
import { confidenceOfRecords } from "./of-records.ts";

const records = { "model/timed": 1, "model/rows": Math.log(5001) };
const sure = 0.95;

test("a plain reading of several tables of records stays as sure as it was", () => {
  expect(confidenceOfRecords(sure, records)).toBeCloseTo(sure, 1);
});

test("a sheet of records and words found in part are less sure, together the least", () => {
  const sheet = confidenceOfRecords(sure, { ...records, "model/single": 1 });
  const weak = confidenceOfRecords(sure, { ...records, "match/weak": 1 });
  const both = confidenceOfRecords(sure, { ...records, "model/single": 1, "match/weak": 1 });
  expect(sheet).toBeLessThan(weak);
  expect(both).toBeLessThan(sheet);
});

test("a short table, or one without dates, keeps what was fitted", () => {
  expect(confidenceOfRecords(sure, { "model/single": 1, "model/timed": 1, "model/rows": 3 })).toBe(sure);
  expect(confidenceOfRecords(sure, { "model/single": 1, "model/rows": 9 })).toBe(sure);
});
