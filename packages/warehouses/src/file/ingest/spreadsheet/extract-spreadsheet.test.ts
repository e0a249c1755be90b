import { utils, type WorkBook, type WorkSheet, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { leftIn, onlyTable, rowsOf, tablesOf, typesOf, workshop } from "../test-support.ts";

const shop = workshop();

function book(sheets: Record<string, unknown[][] | WorkSheet>): WorkBook {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(made, Array.isArray(rows) ? utils.aoa_to_sheet(rows) : rows, name);
  }
  return made;
}

function bytes(workbook: WorkBook, bookType: "xlsx" | "biff8" | "ods" | "xlsb" | "html" = "xlsx"): Buffer {
  return write(workbook, { type: "buffer", bookType }) as Buffer;
}

const PEOPLE = [
  ["name", "age", "score"],
  ["Ann", 31, 1.5],
  ["Bob", 42, 2.25],
  ["Cid", 53, 3],
];

describe("workbooks", () => {
  it.each([
    ["xlsx", "xlsx"],
    ["xls", "biff8"],
    ["ods", "ods"],
    ["xlsb", "xlsb"],
  ] as const)("reads .%s", async (extension, type) => {
    const { outcome, folder } = await shop.ingest(
      `people.${extension}`,
      bytes(book({ Sheet1: PEOPLE }), type),
    );
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ name: "people", rowCount: 3 });
    expect(typesOf(table)).toEqual(["string", "integer", "decimal"]);
    expect(table.report).toMatchObject({
      headerRow: 0,
      sheet: { name: "Sheet1", hidden: false },
      readAs: null,
    });
    expect(await rowsOf(folder, table)).toContainEqual(["Bob", "42", "2.25"]);
  });

  it("makes each sheet a table, marks hidden ones and lists empty ones", async () => {
    const workbook = book({ Staff: PEOPLE, "Q1 '24": PEOPLE, Blank: [], mês: PEOPLE });
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    const { outcome } = await shop.ingest("t.xlsx", bytes(workbook));
    const tables = tablesOf(outcome);
    expect(tables.map((table) => table.name)).toEqual(["Staff", "Q1_24", "mês"]);
    expect(tables.map((table) => table.report.sheet?.hidden)).toEqual([false, true, false]);
    expect(outcome.ok && outcome.skippedSheets).toEqual([{ name: "Blank", reason: "empty" }]);
  });

  it("leaves out titles above and remarks below", async () => {
    const rows = [
      ["Lots of people"],
      ["simply cannot resist", null, null, null, null, "notes"],
      ["at", "the", "top", null, "of", "their sheets"],
      ["or", "merging", null, null, null, "cells"],
      ["Name", "Job", "Age", "Kids", "Town", "Since"],
      ...Array.from({ length: 8 }, (_, row) => [`P${row}x`, "actor", 40 + row, true, "Rome", 1990 + row]),
      ["Some"],
      [null, "also write below"],
    ];
    const { outcome } = await shop.ingest("t.xlsx", bytes(book({ arts: rows })));
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ name: "arts", rowCount: 8 });
    expect(table.report).toMatchObject({ headerRow: 4, preambleLines: 4, footerLines: 2 });
    expect(typesOf(table)).toEqual(["string", "string", "integer", "boolean", "string", "integer"]);
  });

  it("joins a row of merged headings to the names below it", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Region", "2023", null, "2024", null],
      [null, "Plan", "Actual", "Plan", "Actual"],
      ["North", 1, 2, 3, 4],
      ["South", 5, 6, 7, 8],
    ]);
    sheet["!merges"] = [
      { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
      { s: { r: 0, c: 1 }, e: { r: 0, c: 2 } },
      { s: { r: 0, c: 3 }, e: { r: 0, c: 4 } },
    ];
    const { outcome } = await shop.ingest("t.xlsx", bytes(book({ Sheet1: sheet })));
    expect(onlyTable(outcome).columns.map((column) => column.name)).toEqual([
      "Region",
      "2023 Plan",
      "2023 Actual",
      "2024 Plan",
      "2024 Actual",
    ]);
  });

  it("fills a value merged over several rows into each of them", async () => {
    const sheet = utils.aoa_to_sheet([
      ["region", "town", "n"],
      ["North", "A", 1],
      [null, "B", 2],
      ["South", "C", 3],
    ]);
    sheet["!merges"] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
    const { outcome, folder } = await shop.ingest("t.xlsx", bytes(book({ Sheet1: sheet })));
    expect(await rowsOf(folder, onlyTable(outcome))).toContainEqual(["North", "B", "2"]);
  });

  it("parts tables side by side and below each other", async () => {
    const rows: unknown[][] = [
      ["day", "sales", null, "city", "people", "area"],
      ...Array.from({ length: 6 }, (_, row) => [`d${row}`, row, null, `c${row}`, row * 2, row * 3]),
      ["d7", 7],
      [],
      ["product", "price"],
      ["pen", 1.5],
      ["ink", 2.5],
    ];
    const { outcome } = await shop.ingest("t.xlsx", bytes(book({ Data: rows })));
    expect(
      tablesOf(outcome).map((table) => [table.name, table.rowCount, table.columns.map((one) => one.name)]),
    ).toEqual([
      ["Data", 7, ["day", "sales"]],
      ["Data_2", 2, ["product", "price"]],
      ["Data_3", 6, ["city", "people", "area"]],
    ]);
  });

  it("keeps a table whole over an empty row, and drops a stray cell beside it", async () => {
    const rows = [...PEOPLE, [], ["Dan", 20, 4], ["Eve", 21, 5, null], ["Fay", 22, 6, "stray"]];
    const { outcome } = await shop.ingest("t.xlsx", bytes(book({ Sheet1: rows })));
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ rowCount: 6 });
    expect(table.columns).toHaveLength(3);
    expect(table.report.skippedLines.samples).toEqual([{ line: 8, reason: "too-many-cells" }]);
  });

  it("reads dates, times and durations by their formats, from either epoch", async () => {
    const sheet = utils.aoa_to_sheet([
      ["day", "at", "clock", "took"],
      ...Array.from({ length: 3 }, () => [45000, 45000.75, 0.5, 1.26]),
    ]);
    for (let row = 2; row <= 4; row += 1) {
      for (const [column, format] of [
        ["A", "dd/mm/yyyy"],
        ["B", "yyyy-mm-dd hh:mm"],
        ["C", "hh:mm"],
        ["D", "[h]:mm"],
      ]) {
        const cell = sheet[`${column}${row}`];
        if (cell) cell.z = format;
      }
    }
    const { outcome, folder } = await shop.ingest("t.xlsx", bytes(book({ Sheet1: sheet })));
    const table = onlyTable(outcome);
    expect(typesOf(table)).toEqual(["date", "timestamp", "time", "decimal"]);
    expect((await rowsOf(folder, table))[0]).toEqual([
      "2023-03-15",
      "2023-03-15 18:00:00",
      "12:00:00",
      "30.24",
    ]);
    expect(table.columns[3]?.notes).toContainEqual({ kind: "duration-hours" });
    const later = book({ Sheet1: sheet });
    later.Workbook = { WBProps: { date1904: true } };
    const shifted = await shop.ingest("t.xlsx", bytes(later));
    expect((await rowsOf(shifted.folder, onlyTable(shifted.outcome)))[0]?.[0]).toBe("2027-03-16");
  });

  it("takes formulas' values, currency and percent formats, errors and padded codes", async () => {
    const sheet = utils.aoa_to_sheet([
      ["code", "price", "share", "sum"],
      [7, 10, 0.5, 3],
      [8, 20.5, 0.25, 4],
      [9, 30, 0.125, 5],
    ]);
    for (let row = 2; row <= 4; row += 1) {
      Object.assign(sheet[`A${row}`], { z: "0000" });
      Object.assign(sheet[`B${row}`], { z: '#,##0.00 "EUR"' });
      Object.assign(sheet[`C${row}`], { z: "0.0%" });
      Object.assign(sheet[`D${row}`], { f: `A${row}+1` });
    }
    Object.assign(sheet.D4, { t: "e", v: 42 });
    const { outcome, folder } = await shop.ingest("t.xlsx", bytes(book({ Sheet1: sheet })));
    const table = onlyTable(outcome);
    expect(typesOf(table)).toEqual(["string", "decimal", "decimal", "integer"]);
    expect((await rowsOf(folder, table))[2]).toEqual(["0009", "30.0", "0.125", null]);
    expect(table.columns[1]?.notes).toContainEqual({ kind: "currency", codes: ["EUR"] });
    expect(table.columns[2]?.notes).toContainEqual({ kind: "percent" });
    expect(table.columns[3]).toMatchObject({ nulls: 1, rejected: { count: 0 } });
  });

  it("is not hurt by odd headers, and refuses too many columns", async () => {
    const { outcome } = await shop.ingest(
      "t.xlsx",
      bytes(
        book({
          Sheet1: utils.aoa_to_sheet([
            ["__proto__", "constructor", "a"],
            [1, 2, 3],
            [4, 5, 6],
          ]),
        }),
      ),
    );
    expect(onlyTable(outcome).columns.map((column) => column.name)).toEqual([
      "__proto__",
      "constructor",
      "a",
    ]);
    const wide = await shop.ingest("t.xlsx", bytes(book({ Sheet1: PEOPLE })), {
      limits: { maxBytes: 1e8, maxColumns: 2 },
    });
    expect(wide.outcome).toEqual({ ok: false, failure: { code: "too-many-columns", columns: 3, limit: 2 } });
  });

  it("reads the HTML and text tables that systems export as .xls, and says so", async () => {
    const html = await shop.ingest(
      "t.xls",
      "<html><table><tr><td>id</td><td>code</td></tr><tr><td>1</td><td>007</td></tr><tr><td>2</td><td>008</td></tr></table></html>",
    );
    const fromHtml = onlyTable(html.outcome);
    expect(fromHtml.report.readAs).toBe("html");
    expect(await rowsOf(html.folder, fromHtml)).toEqual([
      ["1", "007"],
      ["2", "008"],
    ]);
    const text = await shop.ingest("t.xls", "id\tcity\n1\tRome\n2\tOslo\n");
    expect(onlyTable(text.outcome).report.readAs).toBe("delimited");
  });
});

describe("broken workbooks leave nothing behind", () => {
  const whole = bytes(book({ Sheet1: PEOPLE }));
  const failing = async (content: Uint8Array, name = "t.xlsx") => {
    const { outcome, folder } = await shop.ingest(name, content);
    expect(leftIn(folder)).toEqual([]);
    return outcome.ok ? null : outcome.failure;
  };

  it("truncated", async () => {
    expect(await failing(whole.subarray(0, whole.length - 200))).toEqual({
      code: "truncated-file",
      format: "zip",
    });
  });

  it("encrypted, as Office does it and as zip does it", async () => {
    const office = Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(512),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await failing(office)).toEqual({ code: "encrypted-file" });
    const flagged = Buffer.from(whole);
    const entry = flagged.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    flagged.writeUInt16LE(flagged.readUInt16LE(entry + 8) | 1, entry + 8);
    expect(await failing(flagged)).toEqual({ code: "encrypted-file" });
  });

  it("a zip bomb, by what its directory says", async () => {
    const bomb = Buffer.from(whole);
    const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bomb.writeUInt32LE(3_000_000_000, entry + 24);
    expect(await failing(bomb)).toMatchObject({ code: "zip-bomb" });
  });

  it("named as text, or holding no rows", async () => {
    expect(await failing(whole, "t.csv")).toEqual({ code: "wrong-type", named: "csv", found: "xlsx" });
    expect(await failing(bytes(book({ Sheet1: [] })))).toEqual({ code: "no-rows" });
  });
});
