import { encode } from "iconv-lite";
import { describe, expect, it } from "vitest";
import { leftIn, onlyTable, rowsOf, typesOf, workshop } from "./test-support.ts";

const shop = workshop();
const failureOf = async (name: string, content: string | Uint8Array, options = {}) => {
  const { outcome, folder } = await shop.ingest(name, content, options);
  expect(leftIn(folder)).toEqual([]);
  return outcome.ok ? null : outcome.failure;
};

describe("delimited files", () => {
  it("reads a plain file and leaves one Parquet file", async () => {
    const { outcome, folder } = await shop.ingest(
      "sales 2024.csv",
      "id,city,amount\n1,Paris,2.5\n2,Rome,3\n",
    );
    const table = onlyTable(outcome);
    expect(table).toMatchObject({
      name: "sales_2024",
      rowCount: 2,
      parquet: "sales_2024.parquet",
      parentKey: null,
    });
    expect(typesOf(table)).toEqual(["integer", "string", "decimal"]);
    expect(await rowsOf(folder, table)).toEqual([
      ["1", "Paris", "2.5"],
      ["2", "Rome", "3.0"],
    ]);
    expect(leftIn(folder)).toEqual(["sales_2024.parquet"]);
    expect(table.report).toMatchObject({ encoding: "ascii", delimiter: ",", headerRow: 0 });
  });

  it.each([
    [";", "a;b;c\n1;x;1,5\n2;y;2,5\n"],
    ["\t", "a\tb\tc\n1\tx\t1.5\n2\ty\t2.5\n"],
    ["|", "a|b|c\n1|x|1.5\n2|y|2.5\n"],
    ["^", "a^b^c\n1^x^1.5\n2^y^2.5\n"],
    ["\x01", "a\x01b\x01c\n1\x01x\x011.5\n2\x01y\x012.5\n"],
  ])("finds the delimiter %j", async (delimiter, text) => {
    const { outcome, folder } = await shop.ingest("t.csv", text);
    const table = onlyTable(outcome);
    expect(table.report.delimiter).toBe(delimiter);
    expect(typesOf(table)).toEqual(["integer", "string", "decimal"]);
    expect(await rowsOf(folder, table)).toEqual([
      ["1", "x", "1.5"],
      ["2", "y", "2.5"],
    ]);
  });

  it.each([
    ["utf-8-sig", Buffer.from("\ufeffname,n\nZoë,1\nŁukasz,2\n")],
    ["utf-8", Buffer.from("name,n\nZoë,1\nŁukasz,2\n")],
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), encode("name,n\nZoë,1\nŁukasz,2\n", "utf-16le")])],
    ["utf-16be", Buffer.concat([Buffer.from([0xfe, 0xff]), encode("name,n\nZoë,1\nŁukasz,2\n", "utf-16be")])],
  ])("decodes %s", async (encoding, bytes) => {
    const { outcome, folder } = await shop.ingest("t.csv", bytes);
    const table = onlyTable(outcome);
    expect(table.report.encoding).toBe(encoding);
    expect(table.columns.map((column) => column.name)).toEqual(["name", "n"]);
    expect(await rowsOf(folder, table)).toEqual([
      ["Zoë", "1"],
      ["Łukasz", "2"],
    ]);
  });

  it("decodes Windows-1252, euro sign and curly quotes included", async () => {
    const text = "name;price\nCafé “Roma”;12,50 €\nMünchen;1.000,00 €\n";
    const { outcome, folder } = await shop.ingest("t.csv", encode(text, "windows-1252"));
    const table = onlyTable(outcome);
    expect(table.report.encoding).toBe("cp1252");
    expect(await rowsOf(folder, table)).toEqual([
      ["Café “Roma”", "12.5"],
      ["München", "1000.0"],
    ]);
    expect(table.columns[1]?.notes).toContainEqual({ kind: "currency", codes: ["€"] });
  });

  it.each([
    ["CR", "a,b\r1,x\r2,y\r"],
    ["CRLF", "a,b\r\n1,x\r\n2,y\r\n"],
    ["mixed", "a,b\r\n1,x\r2,y\n"],
    ["no last line end", "a,b\n1,x\n2,y"],
  ])("takes %s line ends", async (_, text) => {
    const { outcome, folder } = await shop.ingest("t.csv", text);
    const table = onlyTable(outcome);
    expect(await rowsOf(folder, table)).toEqual([
      ["1", "x"],
      ["2", "y"],
    ]);
  });

  it("keeps quotes, delimiters and line ends inside quoted cells", async () => {
    const text = 'id,note\n1,"He said ""hi"", then\nleft"\n2,"a,b;c"\n3,5" pipe\n';
    const { outcome, folder } = await shop.ingest("t.csv", text);
    expect(await rowsOf(folder, onlyTable(outcome))).toEqual([
      ["1", 'He said "hi", then\nleft'],
      ["2", "a,b;c"],
      ["3", '5" pipe'],
    ]);
  });

  it("reads single-quoted and backslash-escaped cells", async () => {
    const single = await shop.ingest("t.csv", "id,note\n1,'a, b'\n2,'c, d'\n3,'e, f'\n");
    expect(await rowsOf(single.folder, onlyTable(single.outcome))).toContainEqual(["1", "a, b"]);
    const escaped = await shop.ingest("t.csv", 'id,note\n1,"say \\"hi\\" now"\n2,"b"\n');
    expect(await rowsOf(escaped.folder, onlyTable(escaped.outcome))).toContainEqual(["1", 'say "hi" now']);
  });

  it("leaves out the preamble and the footer, and says so", async () => {
    const body = Array.from({ length: 6 }, (_, row) => `${row};Town ${row};${row * 10};x`).join("\n");
    const text = `Report of towns\n****\nRegion:;North\n""\nid;town;people;flag\n${body}\n****\n\nSource: census\n1.;note\n`;
    const { outcome } = await shop.ingest("t.csv", text);
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ rowCount: 6 });
    expect(table.report).toMatchObject({ headerRow: 4, preambleLines: 4, footerLines: 4 });
    expect(table.report.skippedLines.samples).toContainEqual({ line: 12, reason: "footer" });
    expect(typesOf(table)).toEqual(["integer", "string", "integer", "string"]);
  });

  it("pads short rows, cuts long ones, drops blank ones, and reports each with its line", async () => {
    const { outcome, folder } = await shop.ingest("t.csv", "a,b,c\n1,x,1\n2,y\n\n3,z,3,4\n,,\n4,w,4\n");
    const table = onlyTable(outcome);
    expect(await rowsOf(folder, table)).toEqual([
      ["1", "x", "1"],
      ["2", "y", null],
      ["3", "z", "3"],
      ["4", "w", "4"],
    ]);
    expect(table.report.skippedLines.samples.toSorted((a, b) => a.line - b.line)).toEqual([
      { line: 3, reason: "too-few-cells" },
      { line: 4, reason: "blank" },
      { line: 5, reason: "too-many-cells" },
      { line: 6, reason: "blank" },
    ]);
  });

  it("names repeated and empty headers apart", async () => {
    const { outcome } = await shop.ingest("t.csv", "id,name,id,,ID\n1,x,2,3,0042\n2,y,3,4,0043\n");
    const table = onlyTable(outcome);
    expect(table.columns.map((column) => column.name)).toEqual(["id", "name", "id_2", "column_4", "ID_3"]);
    expect(table.columns.map((column) => column.sourceName)).toEqual(["id", "name", "id", "", "ID"]);
    expect(table.columns[4]).toMatchObject({ type: "string" });
  });

  it("sees that there is no header", async () => {
    const { outcome } = await shop.ingest("t.csv", "1,Paris,FR,2020\n2,Rome,IT,2021\n3,Oslo,NO,2022\n");
    const table = onlyTable(outcome);
    expect(table.report.headerRow).toBeNull();
    expect(table).toMatchObject({ rowCount: 3 });
    expect(table.columns[0]?.name).toBe("column_1");
  });

  it("reads a file of one column", async () => {
    const { outcome } = await shop.ingest("t.txt", "city\nParis\nRome, old town\nOslo\n");
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ rowCount: 3 });
    expect(table.report).toMatchObject({ delimiter: null, headerRow: 0 });
  });

  it("takes a header repeated in the middle out", async () => {
    const { outcome } = await shop.ingest("t.csv", "year,value\n2000,1\n2001,2\nyear,value\n2002,3\n");
    const table = onlyTable(outcome);
    expect(typesOf(table)).toEqual(["integer", "integer"]);
    expect(table.report.skippedLines.samples).toEqual([{ line: 4, reason: "repeated-header" }]);
  });

  it("reports a quote that never closes and keeps what follows", async () => {
    const { outcome } = await shop.ingest("t.csv", 'id,note\n1,fine\n2,"open\n3,lost\n4,also\n');
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ rowCount: 4 });
    expect(table.report.skippedLines.samples).toContainEqual({ line: 3, reason: "unclosed-quote" });
  });

  it("reports progress from 0 to 1", async () => {
    const seen: number[] = [];
    await shop.ingest("t.csv", "a,b\n1,2\n", { onProgress: ({ fraction }) => seen.push(fraction) });
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(1);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });
});

describe("failures leave nothing behind", () => {
  it("empty file, no rows, over the limits", async () => {
    expect(await failureOf("t.csv", "")).toEqual({ code: "empty-file" });
    expect(await failureOf("t.csv", "\n\n  \n")).toEqual({ code: "no-rows" });
    expect(await failureOf("t.csv", "id,name\n")).toEqual({ code: "no-rows" });
    expect(await failureOf("t.csv", "a,b\n1,2\n", { limits: { maxBytes: 3 } })).toMatchObject({
      code: "too-large",
      unit: "bytes",
    });
    expect(await failureOf("t.csv", "a,b\n1,2\n3,4\n", { limits: { maxBytes: 99, maxRows: 1 } })).toEqual({
      code: "too-large",
      limit: 1,
      unit: "rows",
    });
    expect(await failureOf("t.csv", "a,b,c\n1,2,3\n", { limits: { maxBytes: 99, maxColumns: 2 } })).toEqual({
      code: "too-many-columns",
      columns: 3,
      limit: 2,
    });
  });

  it.each([
    ["t.csv", Buffer.from("%PDF-1.7\n..."), "pdf"],
    ["t.csv", Buffer.from("PAR1...."), "parquet"],
    ["t.csv", Buffer.from([0x1f, 0x8b, 8, 0]), "gzip"],
    ["t.csv", Buffer.from("<!DOCTYPE html><html></html>"), "html"],
    ["t.csv", Buffer.from('[{"a":1}]'), "json"],
    ["t.xlsx", Buffer.from("a,b\n1,2\n"), "delimited"],
    ["t.xlsx", Buffer.from("<html><table></table></html>"), "html"],
    ["t.json", Buffer.from("a,b\n1,2\n"), "delimited"],
    ["t.csv", Buffer.from([1, 2, 3, 0, 0, 0, 5, 0, 0, 1, 1, 1, 200, 0, 0]), "binary"],
  ])("%s that is really something else: %#", async (name, bytes, found) => {
    expect(await failureOf(name, bytes)).toEqual({ code: "wrong-type", named: name.slice(2), found });
  });

  it("a type that is not read at all", async () => {
    expect(await failureOf("t.pdf", "%PDF-1.7\n")).toEqual({ code: "unsupported-type", found: "pdf" });
  });

  it("cancelled before and during the work, and out of time", async () => {
    const gone = AbortSignal.abort();
    expect(await failureOf("t.csv", "a,b\n1,2\n", { signal: gone })).toEqual({ code: "cancelled" });
    const during = new AbortController();
    const big = `preamble\na;b\n${"1;2\n".repeat(400_000)}`;
    const onProgress = ({ phase }: { phase: string }) => phase === "reading" && during.abort();
    expect(await failureOf("t.csv", big, { signal: during.signal, onProgress })).toEqual({
      code: "cancelled",
    });
    const limits = { maxBytes: 1e8, timeoutMs: 30 };
    expect(await failureOf("t.csv", big, { limits })).toEqual({ code: "timed-out", seconds: 0.03 });
  });
});
