import { expect, test } from "vitest";
import { parseInstant } from "../../table-series/parse-instant.ts";
import { regularSeries } from "./regular-series.ts";
import { timeStep } from "./time-step.ts";

const day = 86_400_000;

test.each([
  ["2024-02-29", Date.UTC(2024, 1, 29)],
  ["2024-03", Date.UTC(2024, 2, 1)],
  ["2024", Date.UTC(2024, 0, 1)],
  ["2024-03-05 10:15", Date.UTC(2024, 2, 5, 10, 15)],
  ["2024-03-05T10:15:30.5Z", Date.UTC(2024, 2, 5, 10, 15, 30, 500)],
  ["2024-03-31T03:00:00+02:00", Date.UTC(2024, 2, 31, 1)],
  ["2023-02-29", null],
  ["2024-13-01", null],
  ["yesterday", null],
  ["", null],
])("%s is %s", (text, instant) => expect(parseInstant(text)).toBe(instant));

test("months, quarters and weeks are steps of their own whatever their days", () => {
  const months = ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"].map(
    (text) => parseInstant(text) ?? 0,
  );
  expect(timeStep(months)).toEqual({ kind: "months", count: 1 });
  const quarters = ["2023-01-01", "2023-04-01", "2023-07-01", "2023-10-01"].map(
    (text) => parseInstant(text) ?? 0,
  );
  expect(timeStep(quarters)).toEqual({ kind: "months", count: 3 });
  expect(timeStep([0, 7 * day, 14 * day, 28 * day])).toEqual({ kind: "fixed", milliseconds: 7 * day });
  expect(timeStep([0, 1 * day, 7 * day, 8.3 * day, 20.9 * day])).toEqual({ kind: "order" });
});

test("a leap year's February has its 29 days and no more", () => {
  const dates = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString(),
  );
  const { values, notes } = regularSeries(
    dates,
    dates.map((_, index) => index),
  );
  expect(values).toHaveLength(60);
  expect(notes).toEqual([]);
});

test("unsorted, doubled, missing and unusable rows are put right and said", () => {
  const dates = ["2024-01-03", "2024-01-01", "2024-01-01", "2024-01-05", "2024-01-06", "2024-01-07"];
  const series = regularSeries(dates, [3, 1, 2, Number.POSITIVE_INFINITY, null, 7]);
  expect(Array.from(series.values)).toEqual([1.5, 0, 3, 0, 0, 0, 7]);
  expect(Array.from(series.present)).toEqual([1, 0, 1, 0, 0, 0, 1]);
  expect(Array.from(series.rowOf)).toEqual([1, -1, 0, -1, 3, 4, 5]);
  expect(series.notes).toEqual([
    "values that are not finite or too large to compute with were left out",
    "the rows were put in the order of their dates",
    "several rows of one date were averaged",
    "periods without a row were left open",
  ]);
});

test("a weekday that never has rows is not missing, a day of another is", () => {
  const days = Array.from({ length: 42 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const open = days.filter((date) => date.getUTCDay() !== 0).map((date) => date.toISOString().slice(0, 10));
  const notesOf = (dates: string[]): string[] =>
    regularSeries(
      dates,
      dates.map(() => 1),
    ).notes;
  const closed = "Sundays never have rows, so nothing is missing there";
  expect(notesOf(open)).toEqual([closed]);
  expect(notesOf(open.toSpliced(9, 1))).toEqual([closed, "periods without a row were left open"]);
});

test("local hours lose one and double one over daylight saving without a break", () => {
  const hours = Array.from({ length: 48 }, (_, hour) => hour).filter((hour) => hour !== 26);
  const dates = hours.map((hour) => new Date(Date.UTC(2024, 2, 30, hour)).toISOString().slice(0, 16));
  const { values, present, step } = regularSeries(dates, hours);
  expect(step).toEqual({ kind: "fixed", milliseconds: 3_600_000 });
  expect(values).toHaveLength(48);
  expect(present[26]).toBe(0);
});

test("rows without readable dates keep their order", () => {
  const series = regularSeries(["a", "b", "c"], [5, 6, 7]);
  expect(series).toMatchObject({ step: { kind: "fixed", milliseconds: 1 }, first: null });
  expect(Array.from(series.values)).toEqual([5, 6, 7]);
  expect(regularSeries([], [])).toMatchObject({ notes: [] });
});
