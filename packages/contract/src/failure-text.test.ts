import { describe, expect, it } from "vitest";
import { failureSchema } from "./failure.ts";
import { failureText } from "./failure-text.ts";

describe("failureText", () => {
  it("has a sentence for every code", () => {
    const codes = failureSchema.options.map((option) => option.shape.code.value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(failureText({ code: "no-source" })).toMatch(/^No data is connected yet\./);
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
