import { openMemoryWarehouse } from "../../file/connection.ts";
import type { TestTable } from "../../file/testing/test-model.ts";
import { inferKeys } from "../infer-keys.ts";
import { profileTable } from "../profile-table.ts";
import { makeSourceReader } from "../source-reader.ts";
import type { TableShape } from "../table-shape.ts";

/** Keys and references of tables in memory; references are written "a.x+y -> b.x+y", in alphabetical order. */
export async function inferTables(
  tables: TestTable[],
): Promise<{ primaryKeys: Record<string, string[]>; references: string[] }> {
  const warehouse = await openMemoryWarehouse(tables, { threads: 1 });
  const shapes = tables.map(
    ({ name, columns, rows }): TableShape => ({
      name,
      schema: null,
      rowCount: rows.length,
      sample: null,
      columns: columns.map((column) => ({
        name: column.name,
        physicalType: column.type,
        nullable: true,
        notes: [],
      })),
    }),
  );
  const reader = makeSourceReader(warehouse, shapes);
  const profiled = [];
  for (const shape of shapes) profiled.push({ shape, profile: await profileTable(reader, shape) });
  const { references, primaryKeys } = await inferKeys(reader, profiled);
  warehouse.close();
  const printed = references.map(
    ({ from, to }) => `${from.table}.${from.columns.join("+")} -> ${to.table}.${to.columns.join("+")}`,
  );
  return { primaryKeys: Object.fromEntries(primaryKeys), references: printed.toSorted() };
}
