import type { ResultColumn, SavedChart } from "@parlance/contract";
import { expect, test } from "vitest";
import { alertText, watchedFigure, writtenScale } from "./alert-text.ts";

const share: ResultColumn = {
  id: "m",
  label: "return rate",
  type: "decimal",
  role: "measure",
  unit: { kind: "ratio", currency: null, label: null },
};

test("an alert is told as the figure is written", () => {
  expect(alertText({ kind: "above", value: 0.125 }, share)).toBe("above 12.5 %");
  expect(alertText({ kind: "below", value: 3 }, null)).toBe("below 3");
  expect(alertText({ kind: "anomaly" }, share)).toBe("when an anomaly is found");
  expect([writtenScale(share), writtenScale(null)]).toEqual([100, 1]);
});

test("a chart without figures watches none", () => {
  expect(watchedFigure({ answer: null } as SavedChart)).toBeNull();
});
