import { expect, it } from "vitest";
import { columnNames, nameOfFile, tableName } from "./names.ts";

it.each([
  ["Q1 '24 (final)", "Q1_24_final"],
  ["mês", "mês"],
  ["2024 sales", "t_2024_sales"],
  ["***", "table"],
])("makes a table name of %j", (wanted, name) => {
  expect(tableName(wanted, new Set())).toBe(name);
});

it("keeps table names apart, letter case aside", () => {
  const taken = new Set<string>();
  expect(["Data", "data", "DATA"].map((name) => tableName(name, taken))).toEqual([
    "Data",
    "data_2",
    "DATA_3",
  ]);
});

it.each([
  [
    ["id", "id", "id"],
    ["id", "id_2", "id_3"],
  ],
  [
    ["id", "id_2", "id"],
    ["id", "id_2", "id_3"],
  ],
  [
    ["", "a", ""],
    ["column_1", "a", "column_3"],
  ],
  [
    ["column_2", ""],
    ["column_2", "column_2_2"],
  ],
  [
    ["ALL\nBONDS\tISSUED ", "\ufeffx"],
    ["ALL BONDS ISSUED", "x"],
  ],
  [
    ["__proto__", "constructor"],
    ["__proto__", "constructor"],
  ],
])("names columns %j", (headers, names) => {
  expect(columnNames(headers)).toEqual(names);
});

it("takes a file's name without folder and known extensions", () => {
  expect(nameOfFile("C:\\data\\sales.v2.CSV")).toBe("sales.v2");
  expect(nameOfFile("/tmp/export.xls.csv")).toBe("export");
  expect(nameOfFile("some-body__harbour_fees.csv")).toBe("harbour_fees");
  expect(nameOfFile("fees__2024.csv")).toBe("fees__2024");
});
