import { failed } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { describe, expect, test } from "vitest";
import { openMemoryWarehouse } from "../file/connection.ts";
import { table } from "../file/testing/test-model.ts";
import { makeSourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";
import { topValuesOf } from "./top-values.ts";

const trips = table(
  "trips",
  "city:string fare:decimal seats:integer bags:integer night:boolean day:date",
  [],
  [
    ["Oslo", 2.5, 1, 3, true, "2024-01-02"],
    ["Bergen", 7.25, 2, 3, false, "2024-01-01"],
    ["Oslo", 2.5, 2, null, true, "2024-01-02"],
  ],
);
const shape: TableShape = {
  name: "trips",
  schema: null,
  rowCount: 3,
  sample: null,
  columns: trips.columns.map(({ name, type }) => ({ name, physicalType: type, nullable: true, notes: [] })),
};

/** The top values, and how many statements they took of a database that may refuse those that `refuses` names. */
async function read(refuses: RegExp): Promise<{ values: unknown; statements: number }> {
  const real = await openMemoryWarehouse([trips], { threads: 1 });
  let statements = 0;
  const warehouse: Warehouse = {
    ...real,
    run: async (statement, limits) => {
      statements += 1;
      return refuses.test(statement.text)
        ? failed({ code: "refused", sql: statement.text, cause: "types cannot be matched" })
        : real.run(statement, limits);
    },
  };
  const found = await topValuesOf(makeSourceReader(warehouse, [shape]), "trips", shape.columns);
  real.close();
  return { values: Object.fromEntries(found), statements };
}

const expected = {
  city: [
    { value: "Oslo", count: 2 },
    { value: "Bergen", count: 1 },
  ],
  fare: [
    { value: 2.5, count: 2 },
    { value: 7.25, count: 1 },
  ],
  seats: [
    { value: 2, count: 2 },
    { value: 1, count: 1 },
  ],
  bags: [{ value: 3, count: 2 }],
  night: [
    { value: true, count: 2 },
    { value: false, count: 1 },
  ],
  day: [
    { value: "2024-01-02", count: 2 },
    { value: "2024-01-01", count: 1 },
  ],
};

describe("most frequent values", () => {
  test("are read with one statement for each type, blanks left out", async () => {
    expect(await read(/^never$/)).toEqual({ values: expected, statements: 5 });
  });

  test("are read column by column where the database does not put columns together", async () => {
    expect(await read(/UNION ALL/)).toEqual({ values: expected, statements: 7 });
  });

  test("are not read at all where it refuses a column by itself", async () => {
    await expect(read(/"fare"/)).rejects.toThrow("types cannot be matched");
  });
});
