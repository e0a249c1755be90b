import { describe, expect, it } from "vitest";
import { leftIn, onlyTable, rowsOf, tablesOf, typesOf, workshop } from "../test-support.ts";

const shop = workshop();
const ingest = (content: unknown, name = "orders.json") =>
  shop.ingest(name, typeof content === "string" ? content : JSON.stringify(content));

describe("JSON", () => {
  it("reads an array of records", async () => {
    const { outcome, folder } = await ingest([
      { id: 1, city: "Paris", ok: true, at: "2024-01-31" },
      { id: 2, city: null, ok: false, at: "2024-02-01", extra: 1.5 },
    ]);
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ name: "orders", rowCount: 2, parentKey: null });
    expect(table.columns.map((column) => column.name)).toEqual(["id", "city", "ok", "at", "extra"]);
    expect(typesOf(table)).toEqual(["integer", "string", "boolean", "date", "decimal"]);
    expect(await rowsOf(folder, table)).toEqual([
      ["1", "Paris", "true", "2024-01-31", null],
      ["2", null, "false", "2024-02-01", "1.5"],
    ]);
  });

  it.each([
    ["newline-delimited", '{"a":1,"b":"x"}\n{"a":2,"b":"y\\n\\"z\\""}\n'],
    ["one after another", '{"a":1,"b":"x"} {"a":2,"b":"y\\n\\"z\\""}'],
    ["CRLF with a mark", '\ufeff{"a":1,"b":"x"}\r\n\r\n{"a":2,"b":"y\\n\\"z\\""}\r\n'],
  ])("reads values %s", async (_, text) => {
    const { outcome, folder } = await ingest(text, "t.ndjson");
    expect(await rowsOf(folder, onlyTable(outcome))).toEqual([
      ["1", "x"],
      ["2", 'y\n"z"'],
    ]);
  });

  it("flattens objects, and makes lists of objects child tables with a key", async () => {
    const { outcome, folder } = await ingest([
      {
        id: 10,
        ship: { city: "Oslo", geo: { lat: 59.9 } },
        tags: ["a", "b"],
        lines: [
          { sku: "007", qty: 1, parts: [{ p: 1 }] },
          { sku: "008", qty: 2 },
        ],
      },
      { id: 11, ship: { city: "Rome" }, lines: [{ sku: "009", qty: 3, parts: [{ p: 2 }, { p: 3 }] }] },
    ]);
    const [orders, lines, parts] = tablesOf(outcome);
    expect(orders?.columns.map((column) => column.name)).toEqual([
      "id",
      "ship_city",
      "ship_geo_lat",
      "tags",
      "row_id",
    ]);
    expect(lines).toMatchObject({
      name: "orders_lines",
      parentKey: { column: "orders_row_id", parentTable: "orders", parentColumn: "row_id" },
    });
    expect(lines && (await rowsOf(folder, lines))).toEqual([
      ["1", "007", "1", "1"],
      ["1", "008", "2", "2"],
      ["2", "009", "3", "3"],
    ]);
    expect(parts && (await rowsOf(folder, parts))).toEqual([
      ["1", "1"],
      ["3", "2"],
      ["3", "3"],
    ]);
    expect(parts?.parentKey).toEqual({
      column: "orders_lines_row_id",
      parentTable: "orders_lines",
      parentColumn: "row_id",
    });
  });

  it("finds the lists in a wrapping object, each a table", async () => {
    const several = await ingest({
      meta: { page: 1 },
      Genre: [{ id: 1 }, { id: 2 }],
      Artist: [{ id: 1, name: "x" }],
    });
    expect(tablesOf(several.outcome).map((table) => [table.name, table.rowCount])).toEqual([
      ["Genre", 2],
      ["Artist", 1],
    ]);
    const wrapped = await ingest({ status: "ok", data: { items: [{ a: 1 }, { a: 2 }] } }, "w.json");
    expect(onlyTable(wrapped.outcome)).toMatchObject({ rowCount: 2 });
    const single = await ingest({ a: 1, b: { c: "x" } }, "s.json");
    expect(onlyTable(single.outcome).columns.map((column) => column.name)).toEqual(["a", "b_c"]);
  });

  it.each([
    ["lists", { a: [1, 2], b: ["x", "y"] }],
    ["indexed objects", { a: { 0: 1, 1: 2 }, b: { 0: "x", 1: "y" } }],
    [
      "columns and data",
      {
        columns: ["a", "b"],
        index: [0, 1],
        data: [
          [1, "x"],
          [2, "y"],
        ],
      },
    ],
  ])("turns columns written as %s into rows", async (_, document) => {
    const { outcome, folder } = await ingest(document);
    expect(await rowsOf(folder, onlyTable(outcome))).toEqual([
      ["1", "x"],
      ["2", "y"],
    ]);
  });

  it("takes lists of values and lists of lists", async () => {
    const values = await ingest([3, 1, 2]);
    expect(await rowsOf(values.folder, onlyTable(values.outcome))).toEqual([["3"], ["1"], ["2"]]);
    const lists = await ingest([
      [1, "x"],
      [2, "y"],
    ]);
    expect(onlyTable(lists.outcome).columns.map((column) => column.name)).toEqual(["column_1", "column_2"]);
  });

  it("is safe with keys that mean something to JavaScript, and with names that differ in case only", async () => {
    const { outcome } = await ingest('[{"__proto__":1,"constructor":2,"id":3,"ID":4}]');
    expect(onlyTable(outcome).columns.map((column) => column.name)).toEqual([
      "__proto__",
      "constructor",
      "id",
      "ID_2",
    ]);
  });

  it("reports values that cannot be read, and fails on files cut off or not JSON", async () => {
    const { outcome } = await ingest('{"a":1}\n{"a":2}\n{"a":oops}\n{"a":3}\n', "t.jsonl");
    const table = onlyTable(outcome);
    expect(table).toMatchObject({ rowCount: 3 });
    expect(table.report.skippedLines.samples).toEqual([{ line: 3, reason: "unreadable" }]);
    const cut = await ingest('[{"a":1},{"a":2');
    expect(cut.outcome).toEqual({ ok: false, failure: { code: "truncated-file", format: "json" } });
    expect(leftIn(cut.folder)).toEqual([]);
    expect((await ingest("[]")).outcome).toEqual({ ok: false, failure: { code: "no-rows" } });
  });
});
