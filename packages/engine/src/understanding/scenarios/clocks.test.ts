import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const indexOf = (time: "timestamp" | "date", more: Parameters<typeof makeModel>[0]["tables"] = {}) => {
  const { model, values } = makeModel({
    tables: {
      calls: {
        rows: 9000,
        fact: true,
        time: "answered_at",
        columns: {
          call_id: { type: "integer", role: "key" },
          answered_at: { type: time },
          desk: { type: "string", values: ["North", "South"] },
          wait_seconds: { type: "integer" },
        },
      },
      ...more,
    },
  });
  return buildModelIndex(model, values);
};
const index = indexOf("timestamp");

describe("times of the day as conditions", () => {
  test.each([
    ["number of calls after 6pm", "count(*) where minute-of-day(answered_at) >= 1080"],
    ["number of calls before noon by desk", "count(*) by desk where minute-of-day(answered_at) < 720"],
    [
      "number of calls between 9:30 and 17:00",
      "count(*) where (minute-of-day(answered_at) >= 570 and minute-of-day(answered_at) < 1020)",
    ],
    [
      "number of calls at night",
      "count(*) where (minute-of-day(answered_at) >= 1320 or minute-of-day(answered_at) < 360)",
    ],
    [
      "number of calls on weekends in the morning",
      "count(*) where (day-of-week(answered_at) in 6|7 and (minute-of-day(answered_at) >= 360 and minute-of-day(answered_at) < 720))",
    ],
    [
      "number of calls not at 5 pm",
      "count(*) where not (minute-of-day(answered_at) >= 1020 and minute-of-day(answered_at) < 1080)",
    ],
  ])("%s", (question, query) => {
    expect(briefOf(index, question)).toBe(query);
  });
});

test.each([
  ["number of calls in the last 24 hours", /answered_at in .*T\d\d:\d\d:\d\d/],
  ["calls in the last 12 hours by hour", /by hour\(answered_at\)/],
  ["number of calls by minute", /by minute\(answered_at\)/],
])("%s", (question, query) => {
  expect(briefOf(index, question)).toMatch(query);
});

test("days tell no hours: the last 24 of them are the last day", () => {
  const dates = indexOf("date");
  const said = briefOf(dates, "number of calls in the last 24 hours");
  expect(said).toMatch(/answered_at in \d{4}-\d\d-\d\d/);
  expect(said).not.toMatch(/T\d\d:/);
});
