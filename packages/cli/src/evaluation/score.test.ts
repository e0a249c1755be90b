import { expect, test } from "vitest";
import { score } from "./score.ts";
import type { Prediction, SuiteCase } from "./suite.ts";

const asked = (id: string, more: Partial<SuiteCase> = {}): SuiteCase => ({
  id,
  db: "shop",
  question: "?",
  ordered: false,
  expect: "answer",
  rows: [[1]],
  ...more,
});
const said = (id: string, more: Partial<Prediction> = {}): [string, Prediction] => [
  id,
  {
    id,
    answered: true,
    asked: false,
    confidence: 0.8,
    sql: "",
    columns: ["a"],
    rows: [[1]],
    ms: 2,
    reading: "",
    ...more,
  },
];

test("shares of right, answered, precise, calibrated", () => {
  const cases = [asked("a"), asked("b"), asked("c"), asked("d")];
  const predictions = new Map([
    said("a"),
    said("b", { rows: [[1, 9]] }),
    said("c", { rows: [[2]] }),
    said("d", { answered: false, rows: null, confidence: 0.1, ms: 10 }),
  ]);
  const figures = score(cases, predictions);
  expect(figures).toMatchObject({ cases: 4, strict: 0.25, lenient: 0.5, answered: 0.75, p50: 2, p95: 10 });
  expect(figures.precision).toBeCloseTo(2 / 3);
  expect(figures.calibrationError).toBeCloseTo(0.8 - 2 / 3);
});

test("a right guess that was not answered counts as right, not as answered", () => {
  const figures = score([asked("a")], new Map([said("a", { answered: false })]));
  expect(figures).toMatchObject({ lenient: 1, answered: 0, precision: 0, calibrationError: null });
});

test("alternatives are as good as the gold rows; tie-sensitive cases are left out", () => {
  const cases = [
    asked("a", { rows: [[7]], alternatives: [{ rows: [[1]] }] }),
    asked("b", { tieSensitive: true }),
  ];
  expect(score(cases, new Map([said("a"), said("b", { rows: [[3]] })]))).toMatchObject({
    cases: 1,
    lenient: 1,
  });
});

test("questions back that were missed, and those that nobody needed", () => {
  const cases = [
    asked("a", { expect: "clarify" }),
    asked("b", { expect: "clarify" }),
    asked("c"),
    asked("d"),
    asked("e"),
  ];
  const back = { answered: false, asked: true };
  const predictions = new Map([
    said("a"),
    said("b", back),
    said("c", back),
    said("d", { ...back, rows: [[2]] }),
    said("e"),
  ]);
  const figures = score(cases, predictions);
  expect(figures.clarifyMissed).toEqual({ answered: 1, cases: 2 });
  expect(figures.askedNeedlessly).toBeCloseTo(1 / 3);
});

test("what must not be answered is held back or not", () => {
  const cases = [
    asked("a", { expect: "unanswerable" }),
    asked("b", { expect: "clarify" }),
    asked("c", { expect: "decline" }),
  ];
  const predictions = new Map([said("a"), said("b", { answered: false })]);
  expect(score(cases, predictions)).toMatchObject({ cases: 0, heldBack: { right: 2, cases: 3 } });
});

test("rows that their suite has not verified are not scored", () => {
  const cases = [
    asked("a"),
    asked("b", { verified: false }),
    asked("c", { bin: { column: "day", by: "month" } }),
  ];
  const figures = score(cases, new Map([said("a"), said("b", { rows: [[2]] }), said("c", { rows: [[2]] })]));
  expect(figures).toMatchObject({ cases: 1, lenient: 1, precision: 1 });
});
