import type { IngestedTable } from "@parlance/warehouses";
import { expect, it } from "vitest";
import { tableReport } from "./table-report.ts";

type Report = IngestedTable["report"];
const clean: Report = {
  encoding: "utf-8",
  delimiter: ",",
  headerRow: 0,
  preambleLines: 0,
  footerLines: 0,
  skippedLines: { total: 0, samples: [] },
  sheet: null,
  readAs: null,
};

const column = (sourceName: string): IngestedTable["columns"][number] => ({
  name: sourceName || "column_1",
  sourceName,
  type: "string",
  nulls: 0,
  rejected: { count: 0, samples: [] },
  notes: [],
});

it.each<[string, Partial<Report>, string, string[]]>([
  ["a plain file", {}, "boat", []],
  ["an old encoding", { encoding: "cp1252" }, "boat", ["Encoding cp1252"]],
  ["rows without names", { headerRow: null }, "", ["No header: columns were numbered"]],
  ["JSON, which has no header", { headerRow: null, delimiter: null }, "boat", []],
  [
    "lines that were mended, and lines that were not",
    {
      skippedLines: {
        total: 2,
        samples: [
          { line: 3, reason: "too-few-cells" },
          { line: 9, reason: "blank" },
          { line: 11, reason: "blank" },
          { line: 12, reason: "footer" },
        ],
      },
    },
    "boat",
    ["Line 3: too few cells, the last left empty", "Lines 9, 11: blank, left out"],
  ],
  [
    "lines around the table",
    { preambleLines: 1, footerLines: 2 },
    "boat",
    ["1 line above the table left out", "2 lines below the table left out"],
  ],
  ["a sheet", { sheet: { name: "Boats", hidden: true } }, "boat", ["Sheet “Boats”, hidden"]],
])("tells of %s what is worth telling", (_, report, header, notes) => {
  const table: IngestedTable = {
    name: "boats",
    parquet: "0/boats.parquet",
    rowCount: 2,
    columns: [column(header)],
    report: { ...clean, ...report },
    parentKey: null,
  };
  expect(tableReport(table).notes).toEqual(notes);
});
