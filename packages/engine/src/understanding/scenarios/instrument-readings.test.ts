import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    sensor_readings: {
      rows: 90_000,
      fact: true,
      time: "measured_at",
      columns: {
        reading_id: { type: "integer", role: "key" },
        measured_at: { type: "timestamp" },
        load: { type: "decimal", level: true },
        temperature: { type: "decimal", level: true },
        site: { type: "string", values: ["North", "South"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("questions of what instruments read", () => {
  test.each([
    ["peak load by site", "maximum(load) by site"],
    ["daily peak load", "maximum(load) by day(measured_at) order g1"],
    ["when was the load highest", "list measured_at, load order load desc limit 1"],
    ["how often did the load exceed 110", "count(*) where load > 110"],
    ["what is the load right now", "list load order measured_at desc limit 1"],
    ["current temperature", "list temperature order measured_at desc limit 1"],
    ["latest reading by site", "list site, reading_id order measured_at desc limit 1 per g1"],
    ["first reading of each day", "minimum(measured_at) by day(measured_at) order g1"],
    [
      "which hour has the highest average load",
      "average(load) by hour-of-day(measured_at) order m1 desc limit 1",
    ],
    [
      "which day has the highest temperature",
      "average(temperature) by day(measured_at) order m1 desc limit 1",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
