import { expect, test } from "vitest";
import { changePointSeries } from "./change-point-series.ts";
import { operationalSeries } from "./operational-series.ts";
import { scoreChanges, scoreWindows } from "./score.ts";

test("a window is found once, neighbours are one alert, alerts outside are false", () => {
  const windows: [number, number][] = [
    [10, 20],
    [50, 60],
  ];
  expect(scoreWindows([{ flagged: [12, 13, 15, 30, 31, 90], windows }])).toEqual({
    precision: 1 / 3,
    recall: 0.5,
    f1: 0.4,
  });
  expect(scoreWindows([{ flagged: [], windows }]).f1).toBe(0);
});

test("changes count within the margin, each once, the first row for all", () => {
  const annotations = [[100], [102], []];
  expect(scoreChanges([{ changes: [101], annotations }])).toBeCloseTo(1, 10);
  expect(scoreChanges([{ changes: [], annotations: [[50]] }])).toBeCloseTo(2 / 3, 10);
  expect(scoreChanges([{ changes: [200], annotations: [[50]] }])).toBeCloseTo(0.5, 10);
});

test("the made series are the same for a seed, and their marks lie within them", () => {
  const [one, other] = [operationalSeries(1), operationalSeries(1)];
  expect(one[5]?.values.slice(0, 50)).toEqual(other[5]?.values.slice(0, 50));
  for (const { values, windows } of one)
    for (const [from, to] of windows) expect(from >= 0 && from < to && to < values.length).toBe(true);
  for (const { values, annotations, dates } of changePointSeries(1)) {
    for (const row of annotations.flat()) expect(row > 0 && row < values.length).toBe(true);
    expect([0, values.length]).toContain(dates.length);
  }
});
