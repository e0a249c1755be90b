import { failed } from "@parlance/contract";
import { afterEach, expect, test } from "vitest";
import type { CatalogueTable } from "../catalogue/catalogue.ts";
import type { SourceConnection } from "../driver/driver.ts";
import { type FileWarehouse, openMemoryWarehouse } from "../file/connection.ts";
import { duckdbDialect } from "../file/dialect.ts";
import { table } from "../file/testing/test-model.ts";
import { shapeOfListed } from "./shape-of-listed.ts";

const open: FileWarehouse[] = [];
afterEach(() => {
  for (const warehouse of open.splice(0)) warehouse.close();
});

const listed = (name: string, rows: number | null): CatalogueTable => ({
  schema: "main",
  name,
  kind: "table",
  comment: null,
  rows,
  bytes: null,
  readable: true,
  columns: [{ name: "id", nativeType: "int", physicalType: "integer", nullable: false, comment: null }],
  primaryKey: [],
  references: [],
  partitionColumn: null,
  needsPartitionFilter: false,
  revision: null,
});

/** A database with one small table, which refuses statements that hold a word. */
async function database(refused: string): Promise<SourceConnection> {
  const warehouse = await openMemoryWarehouse([table("numbers", "id:integer", [], [[1], [2], [3]])], {
    threads: 1,
  });
  open.push(warehouse);
  return {
    dialect: duckdbDialect,
    run: async (statement, limits) =>
      statement.text.includes(refused)
        ? failed({ code: "refused", sql: statement.text, cause: "no such clause" })
        : warehouse.run(statement, limits),
    test: async () => failed({ code: "cancelled" }),
    catalogue: async () => failed({ code: "cancelled" }),
    sampleClause: (percent) => `TABLESAMPLE SYSTEM (${percent} PERCENT)`,
    asText: (operand) => operand,
    close: async () => undefined,
  };
}

test("a small table is counted and read whole", async () => {
  const shape = await shapeOfListed(await database("never"), listed("numbers", 3), "numbers");
  expect(shape).toMatchObject({ ok: true, value: { rowCount: 3, sample: null } });
});

test("of a large table the kind's sample is read", async () => {
  const shape = await shapeOfListed(await database("never"), listed("numbers", 4_000_000), "numbers");
  expect(shape).toMatchObject({ value: { rowCount: 4_000_000, sample: "TABLESAMPLE SYSTEM (5 PERCENT)" } });
});

test("of a large table the first rows are read where the server takes no samples", async () => {
  const shape = await shapeOfListed(await database("TABLESAMPLE"), listed("numbers", 4_000_000), "numbers");
  expect(shape).toMatchObject({ value: { sample: "LIMIT 200000" } });
});

test("a table that is refused fails", async () => {
  const shape = await shapeOfListed(await database("numbers"), listed("numbers", null), "numbers");
  expect(shape).toMatchObject({ ok: false, failure: { code: "refused" } });
});
