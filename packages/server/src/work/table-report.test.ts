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

it.each<[string, Partial<Report>, string[]]>([
  ["a plain file", {}, []],
  ["an old encoding", { encoding: "cp1252" }, ["Encoding cp1252"]],
  ["rows without names", { headerRow: null, delimiter: null }, ["No header: columns were numbered"]],
  ["JSON, which has no header", { headerRow: null, delimiter: null, encoding: null }, []],
  ["a sheet", { sheet: { name: "Boats", hidden: true }, encoding: null }, ["Sheet “Boats”, hidden"]],
])("tells of %s what is worth telling", (_, report, notes) => {
  const table: IngestedTable = {
    name: "boats",
    parquet: "0/boats.parquet",
    rowCount: 2,
    columns: [],
    report: { ...clean, ...report },
    parentKey: null,
  };
  expect(tableReport(table)).toEqual({ name: "boats", rowCount: 2, columns: [], skippedLines: 0, notes });
});
