import { describe, expect, it } from "vitest";
import { storable } from "./storable.ts";

describe("storable", () => {
  it("leaves what can be stored as it is", () => {
    const value = { text: "Zürich 🇨🇭", rows: [[1, null, "a\\b"]] };
    expect(storable(value)).toBe(value);
  });

  it("mends what no Postgres text holds, wherever it is", () => {
    expect(storable({ rows: [["a\0b"], ["c\ud800d"]] })).toEqual({ rows: [["a\uFFFDb"], ["c\uFFFDd"]] });
  });
});
