import { describe, expect, it } from "vitest";
import { csvCell, tableToCsv } from "./csv.ts";

describe("tableToCsv", () => {
  it("writes headings and rows by RFC 4180", () => {
    const unit = { kind: "none", currency: null, label: null } as const;
    const columns = [
      { id: "name", label: "Name", type: "string", role: "dimension", unit } as const,
      { id: "sum", label: "Sum, net", type: "decimal", role: "measure", unit } as const,
    ];
    expect(
      tableToCsv({
        columns,
        rows: [
          ['Al "Ace"', -5.5],
          [null, 2],
        ],
        rowCount: 2,
        truncated: false,
      }),
    ).toBe('Name,"Sum, net"\r\n"Al ""Ace""",-5.5\r\n,2\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("keeps %j from running as a formula", (text) => {
    expect(csvCell(text).replace(/^"/, "").startsWith("'")).toBe(true);
  });
});
