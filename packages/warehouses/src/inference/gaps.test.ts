import type { Literal } from "@parlance/contract";
import { expect, test } from "vitest";
import { openMemoryWarehouse } from "../file/connection.ts";
import { columns, type TestTable, table } from "../file/testing/test-model.ts";
import { hasGaps } from "./gaps.ts";
import { profileTable } from "./profile-table.ts";
import { makeSourceReader } from "./source-reader.ts";
import type { Declared, TableShape } from "./table-shape.ts";

const rows = (count: number, make: (id: number) => Literal[]): Literal[][] =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const customers = table(
  "customers",
  "customer_id:integer name:string",
  ["customer_id"],
  rows(20, (id) => [id, `C${id}`]),
);
const orders = table(
  "orders",
  "order_id:integer customer_id:integer day:date",
  ["order_id"],
  rows(60, (id) => [id, 1 + (id % 20), "2025-01-01"]),
);
const notes = table(
  "notes",
  "note_id:integer customer_id:integer",
  ["note_id"],
  rows(30, (id) => [id, 1 + (id % 9)]),
);
const reference = (fromTable: string, column: string, toTable: string): Declared["foreignKeys"][number] => ({
  fromTable,
  fromColumns: [column],
  toTable,
  toColumns: [column],
});

async function gaps(tables: TestTable[], foreignKeys: Declared["foreignKeys"]): Promise<boolean> {
  const warehouse = await openMemoryWarehouse(tables);
  const shapes = tables.map(
    ({ name, columns: own, rows: all }): TableShape => ({
      name,
      schema: null,
      rowCount: all.length,
      sample: null,
      columns: own.map((column) => ({
        name: column.name,
        physicalType: column.type,
        nullable: true,
        notes: [],
      })),
    }),
  );
  const reader = makeSourceReader(warehouse, shapes);
  const known = [];
  for (const [at, shape] of shapes.entries())
    known.push({
      shape,
      profile: await profileTable(reader, shape),
      primaryKey: tables[at]?.primaryKey ?? [],
    });
  warehouse.close();
  const primaryKeys = new Map(tables.map(({ name, primaryKey }) => [name, primaryKey]));
  return hasGaps(known, { foreignKeys, primaryKeys });
}

test("where nothing is declared, everything may be missing", async () => {
  expect(await gaps([customers, orders], [])).toBe(true);
});

test("a schema that declares its references leaves no gap", async () => {
  expect(await gaps([customers, orders], [reference("orders", "customer_id", "customers")])).toBe(false);
});

test("a column called as another table's key is a gap", async () => {
  const stated = [reference("orders", "customer_id", "customers")];
  expect(await gaps([customers, orders, notes], stated)).toBe(true);
});

test("a key of several columns that another table repeats is a gap", async () => {
  const lines = table(
    "lines",
    "order_no:integer line_no:integer sku:string",
    ["order_no", "line_no"],
    rows(40, (id) => [1 + (id % 10), 1 + Math.floor(id / 10), "x"]),
  );
  const returns = table(
    "returns",
    "order_no:integer line_no:integer",
    [],
    rows(12, (id) => [1 + (id % 10), 1]),
  );
  const stated = [reference("orders", "customer_id", "customers")];
  expect(await gaps([customers, orders, lines, returns], stated)).toBe(true);
  expect(await gaps([customers, orders, lines], stated)).toBe(false);
});

test("columns that cannot be compared, or tell no rows apart, are no gap", async () => {
  const regions = {
    ...customers,
    name: "regions",
    columns: columns("customer_id:string name:string"),
    primaryKey: [],
  };
  const texts = rows(20, () => ["North", "same"]);
  const stated = [reference("orders", "customer_id", "customers")];
  expect(await gaps([customers, orders, { ...regions, rows: texts }], stated)).toBe(false);
});
