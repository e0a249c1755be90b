import { describe, expect, it } from "vitest";
import { areAlike, inColumnUnit, isUnit, millionsOrMetres } from "./units.ts";

describe("a number in the unit of its column", () => {
  it.each([
    [5.5, "kg", ["body", "mass", "g"], 5500],
    [2, "hours", ["trip", "minutes"], 120],
    [90, "seconds", ["lap", "min"], 1.5],
    [40, "mm", ["rain"], 40],
    [200, "feet", ["height", "ft", "m"], 200],
    [60, "metres", ["height", "ft", "m"], 60],
    [40, null, ["body", "mass", "g"], 40],
    [40, "kg", ["length", "mm"], 40],
    [11_180_000, null, ["units", "sold", "in", "millions"], 11.18],
    [3, null, ["viewers", "millions"], 3],
    [2_650_000, null, ["viewers", "m"], 2.65],
    [193_000_000, millionsOrMetres, ["elevation", "m"], 193],
    [193_000_000, millionsOrMetres, ["depth", "km"], 0.193],
    [193_000_000, millionsOrMetres, ["budget"], 193_000_000],
  ])("%d %s of %j", (value, unit, words, expected) =>
    expect(inColumnUnit(value, unit, words)).toBe(expected),
  );

  it("knows what measures the same", () => {
    expect(areAlike("km", "miles")).toBe(true);
    expect(areAlike("km", "kg")).toBe(false);
    expect(areAlike("orders", "orders")).toBe(false);
  });

  it("knows units from other words", () => {
    expect(["kg", "degrees", "hours"].every(isUnit)).toBe(true);
    expect(["orders", "units", "the"].some(isUnit)).toBe(false);
  });
});
