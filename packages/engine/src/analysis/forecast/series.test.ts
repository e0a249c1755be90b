import { describe, expect, test } from "vitest";
import { completeValues, seasonalNaive, sizeOf } from "./series.ts";

describe("gaps", () => {
  test("between two values lie on the line between them", () => {
    expect(completeValues([1, null, null, 4], 1)).toEqual({ values: [1, 2, 3, 4], filled: 2, known: 2 });
  });

  test("of a season take the mean of the same position a cycle before and after", () => {
    const { values } = completeValues([1, 10, 1, null, 1, 20], 2);
    expect(values).toEqual([1, 10, 1, 15, 1, 20]);
  });

  test("reach over several missing cycles", () => {
    expect(completeValues([1, 10, 1, null, 1, null, 1, 16], 2).values[3]).toBe(13);
  });

  test("at the start are left out, at the end repeat the last value", () => {
    expect(completeValues([null, null, 5, 6, null], 1)).toEqual({ values: [5, 6, 6], filled: 1, known: 2 });
  });

  test("what is not a finite number is a gap", () => {
    const { values, filled } = completeValues([1, Number.NaN, 3, Number.POSITIVE_INFINITY, 5], 1);
    expect(values).toEqual([1, 2, 3, 4, 5]);
    expect(filled).toBe(2);
  });

  test("nothing known is no series", () => {
    expect(completeValues([null, Number.NaN], 7)).toEqual({ values: [], filled: 0, known: 0 });
    expect(completeValues([], 7).values).toEqual([]);
  });
});

describe("the size of values", () => {
  test("is the median of the sizes, without zeros", () => {
    expect(sizeOf([-4, 0, 2, 0, 6])).toBe(4);
  });

  test("is one where all are zero", () => {
    expect(sizeOf([0, 0])).toBe(1);
    expect(sizeOf([])).toBe(1);
  });
});

describe("the seasonal naive forecast", () => {
  test("repeats the last cycle", () => {
    const series = { values: [9, 9, 9, 1, 2, 3], periods: [3], seasons: [3] };
    expect(seasonalNaive(series, 5)).toEqual([1, 2, 3, 1, 2]);
  });

  test("repeats the last value where no season shows", () => {
    expect(seasonalNaive({ values: [1, 2, 3, 4], periods: [2], seasons: [] }, 2)).toEqual([4, 4]);
  });

  test("leaves a season aside that is longer than the values", () => {
    expect(seasonalNaive({ values: [1, 2], periods: [12], seasons: [12] }, 2)).toEqual([2, 2]);
  });
});
