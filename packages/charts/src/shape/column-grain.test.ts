import { timeGrains } from "@parlance/contract";
import { expect, test } from "vitest";
import { columnGrain, nextPeriod } from "./column-grain.ts";

test.each([
  ["year", "Year", ["2023-01-01", "2024-01-01"]],
  ["year", "opened", ["2022-01-01", "2023-01-01", "2024-01-01"]],
  ["quarter", "Quarter of order date", ["2024-01-01", "2024-04-01"]],
  ["month", "Month", ["2024-01-01"]],
  ["month", "x", ["2024-01-01", "2024-02-01", "2024-03-01"]],
  ["week", "Week", ["2024-01-01", "2024-01-08"]],
  ["day", "x", ["2024-01-01", "2024-02-01"]],
  ["day", "x", ["2024-01-01", "2024-01-02", "2024-01-03", null]],
  ["hour", "x", ["2024-01-01T10:00:00", "2024-01-01T11:00:00"]],
  ["minute", "x", ["2024-01-01T10:05:00"]],
  ["second", "x", ["2024-01-01T10:05:07"]],
  [null, "Month", ["January"]],
  [null, "Month", [null]],
] as const)("%s for a column called %s of %j", (grain, heading, values) => {
  expect(columnGrain(heading, [...values])).toBe(grain);
});

test("the next period starts where this one ends", () => {
  const start = Date.UTC(2024, 0, 1);
  const next = Object.fromEntries(
    timeGrains.map((grain) => [grain, new Date(nextPeriod(start, grain)).toISOString()]),
  );
  expect(next).toEqual({
    second: "2024-01-01T00:00:01.000Z",
    minute: "2024-01-01T00:01:00.000Z",
    hour: "2024-01-01T01:00:00.000Z",
    day: "2024-01-02T00:00:00.000Z",
    week: "2024-01-08T00:00:00.000Z",
    month: "2024-02-01T00:00:00.000Z",
    quarter: "2024-04-01T00:00:00.000Z",
    year: "2025-01-01T00:00:00.000Z",
  });
});
