import { describe, expect, it } from "vitest";
import { failureSchema } from "./failure.ts";
import { failureText } from "./failure-text.ts";

describe("failureText", () => {
  it("has a sentence for every code", () => {
    const codes = failureSchema.options.map((option) => option.shape.code.value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(failureText({ code: "no-source" })).toMatch(/^No data is connected yet\./);
  });

  it("tells what there is to ask about, in short", () => {
    const columns = Array.from({ length: 10 }, (_, at) => `C${at}`);
    const tables = [
      { label: "Orders", rows: 1200, columns },
      { label: "Notes", rows: null, columns: ["Text"] },
    ];
    expect(failureText({ code: "about-the-data", tables })).toBe(
      "Your data has 2 tables. Orders (1,200 rows): C0, C1, C2, C3, C4, C5, C6, C7 and 2 more. Notes: Text.",
    );
    const many = Array.from({ length: 12 }, () => ({ label: "T", rows: null, columns: [] }));
    expect(failureText({ code: "about-the-data", tables: many })).toContain("And 4 more tables.");
  });

  it("says that data is only read", () => {
    expect(failureText({ code: "only-reads" })).toContain("I only read your data");
  });

  it("names what was wrong", () => {
    expect(failureText({ code: "unknown-field", table: "orders", column: "totl" })).toBe(
      "There is no column “totl” in “orders”.",
    );
    expect(
      failureText({ code: "file-too-large", fileName: "a.csv", bytes: 209_715_200, limitBytes: 104_857_600 }),
    ).toContain("200 MB; the limit is 100 MB");
  });
});
