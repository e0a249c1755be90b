import { describe, expect, it } from "vitest";
import { emptyReport } from "../extracted-table.ts";
import { rowFilter } from "./row-filter.ts";

function filter(width: number, records: string[][]) {
  const report = emptyReport();
  const written: (readonly (string | null)[])[] = [];
  const writer = {
    write: (_: number, cells: readonly (string | null)[]) => {
      written.push(cells);
    },
    close: () => undefined,
    rows: 0,
    longestRow: 0,
  };
  const rows = rowFilter(width, report, writer);
  for (const [index, cells] of records.entries()) rows.add(index + 1, cells);
  rows.end();
  return { written: written.length, footer: report.footerLines, issues: report.skippedLines.samples };
}

const FULL = ["1", "x", "2"];

describe("rowFilter", () => {
  it("keeps a short row between full ones", () => {
    expect(filter(3, [FULL, ["1"], FULL])).toEqual({
      written: 3,
      footer: 0,
      issues: [{ line: 2, reason: "too-few-cells" }],
    });
  });

  it.each([
    ["a lone cell", [["Source: census"]]],
    ["a ruler and notes", [["****"], ["1.", "note"], ["2.", "note"]]],
    ["an empty line and notes", [[""], ["1.", "note"], ["Source"]]],
  ])("takes %s at the end for a footer", (_, footer) => {
    const found = filter(3, [FULL, FULL, ...footer]);
    expect(found).toMatchObject({ written: 2, footer: footer.length });
    expect(found.issues.every((issue) => issue.reason === "footer")).toBe(true);
  });

  it("keeps a last row that is merely short, and a padded remark", () => {
    expect(filter(3, [FULL, ["4", "y"]])).toMatchObject({ written: 2, footer: 0 });
    expect(filter(3, [FULL, ["Source: census", "", ""]])).toMatchObject({ written: 2, footer: 0 });
  });

  it("takes empty lines at the end for blank, not for a footer", () => {
    expect(filter(3, [FULL, [""], [""]])).toMatchObject({ written: 1, footer: 0 });
  });

  it("drops empty cells beyond the width without a word", () => {
    expect(filter(3, [[...FULL, "", ""]]).issues).toEqual([]);
    expect(filter(3, [[...FULL, "more"]]).issues).toEqual([{ line: 1, reason: "too-many-cells" }]);
  });

  it("lists the first fifty lines and counts them all", () => {
    const report = filter(3, [...Array.from({ length: 80 }, () => ["", "", ""]), FULL]);
    expect(report.issues).toHaveLength(50);
  });
});
