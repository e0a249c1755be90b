import type { Filter } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { joinPeriods } from "./join-periods.ts";

const period = (start: string | null, end: string | null, column = "sent"): Filter => ({
  kind: "period",
  operand: { kind: "field", field: { path: [], table: "letters", column } },
  period: { expression: { kind: "absolute", grain: null }, interval: { start, end } },
});

describe("several periods", () => {
  const after = period("2007-11-06", null);
  const before = period(null, "2009-07-05");

  it("narrow each other down where they overlap", () =>
    expect(joinPeriods([after, before])).toEqual([after, before]));

  it("are all meant where they are apart", () => {
    const early = period(null, "2001-01-01");
    expect(joinPeriods([after, early])).toEqual([{ kind: "or", filters: [after, early] }]);
    const years = [period("2022-01-01", "2023-01-01"), period("2023-01-01", "2024-01-01")];
    expect(joinPeriods(years)).toEqual([{ kind: "or", filters: years }]);
  });

  it("are the one that lies within the other", () => {
    const [year, half] = [period("2025-01-01", "2026-01-01"), period("2025-01-01", "2025-07-01")];
    expect(joinPeriods([year, half])).toEqual([half]);
    expect(joinPeriods([half, year])).toEqual([half]);
    expect(joinPeriods([year, year])).toEqual([{ kind: "or", filters: [year, year] }]);
  });

  it("of different times stay apart", () => {
    const other = period(null, "2001-01-01", "read");
    expect(joinPeriods([after, other])).toEqual([after, other]);
  });
});
