import { listQuery, type ResultTable, type SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { coefficientRow } from "./coefficient-row.ts";

const now = "2024-05-15T00:00:00";
const column = (id: string): ResultTable["columns"][number] => ({
  id,
  label: id,
  type: "decimal",
  unit: { kind: "none", currency: null, label: null },
  role: "measure",
});
/** Thirty rows of x, twice x, and something that follows from neither. */
const table = (ids: string[]): ResultTable => ({
  columns: ids.map(column),
  rows: Array.from({ length: 30 }, (_, x) => [x, 2 * x, Math.sin(x * 12.9) * 9].slice(0, ids.length)),
  rowCount: 30,
  truncated: false,
});
const inner: SemanticQuery = listQuery("test", "plots");
const asked = (kind: "correlation" | "trend"): SemanticQuery => ({
  kind: "analysis",
  source: "test",
  request: kind === "trend" ? { kind } : { kind, target: null },
  query: inner,
});

test("a correlation is its coefficient", () => {
  const row = coefficientRow(table(["a", "b"]), asked("correlation"), now);
  expect(row?.[0]?.[0]).toBeCloseTo(1, 9);
});

test("other questions, too few rows and several relations are not", () => {
  expect(coefficientRow(table(["a", "b"]), asked("trend"), now)).toBeNull();
  expect(coefficientRow(table(["a", "b"]), inner, now)).toBeNull();
  expect(coefficientRow({ ...table(["a", "b"]), rows: [] }, asked("correlation"), now)).toBeNull();
  const drawn: SemanticQuery = {
    kind: "analysis",
    source: "test",
    request: { kind: "correlation", target: null },
    query: listQuery("test", "plots", { chart: "scatter" }),
  };
  expect(coefficientRow(table(["a", "b"]), drawn, now)).toBeNull();
  const several = table(["a", "b", "c"]);
  const tripled = { ...several, rows: several.rows.map(([a, b]) => [a ?? null, b ?? null, Number(a) * 3]) };
  expect(coefficientRow(tripled, asked("correlation"), now)).toBeNull();
});
