import type { DataAnswer, Finding, ResultColumn } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { matchesOf } from "./matches-of.ts";

const none = { kind: "none", currency: null, label: null } as const;
const month: ResultColumn = {
  id: "month",
  label: "month",
  type: "date",
  role: "dimension",
  unit: none,
  grain: "month",
};
const region: ResultColumn = { id: "region", label: "region", type: "string", role: "dimension", unit: none };
const amount: ResultColumn = {
  id: "amount",
  label: "total amount",
  type: "decimal",
  role: "measure",
  unit: { kind: "currency", currency: "USD", label: null },
};

const answer = (
  columns: ResultColumn[],
  rows: DataAnswer["table"]["rows"],
  findings: Finding[] = [],
): DataAnswer => ({
  outcome: "answered",
  question: "amount",
  headline: [],
  reading: {
    query: { kind: "rows", source: "s", entity: "t", columns: [], where: null, order: [], limit: null },
    sentence: "amount",
    chips: [],
    matches: [],
    score: 1,
    confidence: 0.9,
  } as unknown as DataAnswer["reading"],
  alternatives: [],
  table: { columns, rows, rowCount: rows.length, truncated: false },
  chart: { kind: "table" } as unknown as DataAnswer["chart"],
  findings,
  notes: [],
  evidence: { now: "2024-03-15T12:00:00Z" } as unknown as DataAnswer["evidence"],
  followUps: [],
});

describe("a bound", () => {
  const regions = answer(
    [region, amount],
    [
      ["North", 120],
      ["South", 80],
      ["West", null],
    ],
  );
  test("holds for any row of any segment, and for none without a figure", () => {
    expect(matchesOf({ kind: "above", value: 100 }, regions)).toEqual([
      { key: "North", text: "North: $120" },
    ]);
    expect(matchesOf({ kind: "below", value: 100 }, regions)).toEqual([{ key: "South", text: "South: $80" }]);
    expect(matchesOf({ kind: "above", value: 120 }, regions)).toEqual([]);
  });

  test("of one figure is told by its name", () => {
    expect(matchesOf({ kind: "above", value: 1 }, answer([amount], [[2]]))).toEqual([
      { key: "", text: "total amount: $2" },
    ]);
    expect(matchesOf({ kind: "above", value: 1 }, answer([region], [["North"]]))).toEqual([]);
  });

  test("calls no month low that is not over, and each that is high", () => {
    const months = answer(
      [month, amount],
      [
        ["2024-02-01", 10],
        ["2024-03-01", 5],
      ],
    );
    expect(matchesOf({ kind: "below", value: 50 }, months).map(({ text }) => text)).toEqual([
      "Feb 2024: $10",
    ]);
    expect(matchesOf({ kind: "above", value: 4 }, months)).toHaveLength(2);
  });
});

test("an anomaly is known by its row, whatever else its sentence says by then", () => {
  const found = (text: string): Finding => ({
    kind: "outlier",
    sentence: [
      { kind: "text", text: "unusual: " },
      { kind: "cell", text, cells: [[1, 1]], derivation: "value" },
    ],
    weight: 1,
    evidence: { method: "", figures: [] },
  });
  const trend: Finding = { ...found("9"), kind: "trend" };
  const rows: DataAnswer["table"]["rows"] = [
    ["2024-01-01", 10],
    ["2024-02-01", 900],
  ];
  const [first] = matchesOf({ kind: "anomaly" }, answer([month, amount], rows, [found("900"), trend]));
  const [again] = matchesOf({ kind: "anomaly" }, answer([month, amount], rows, [found("901")]));
  expect(first).toEqual({ key: "Feb 2024", text: "unusual: 900" });
  expect(again?.key).toBe(first?.key);
});
