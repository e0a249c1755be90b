import { inferPrimaryKey } from "./infer-primary-key.ts";
import type { KeyPair } from "./measure-relationship.ts";
import type { TableProfile } from "./profile-table.ts";
import { type ColumnKeys, type KeyedTable, readColumnKeys } from "./references/column-keys.ts";
import { compositeReferences, isPartOf } from "./references/composite-references.ts";
import { findReferences } from "./references/find-references.ts";
import { junctionKey } from "./references/junction-key.ts";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/** A table whose data was profiled. */
export type ProfiledTable = { shape: TableShape; profile: TableProfile };

/** Keys and references that names and data show; no key is an empty list. */
export type InferredKeys = { primaryKeys: Record<string, string[]>; references: KeyPair[] };

/** Finds every table's key and the references between tables from names and data; `primaryKeys` are the source's own, by table. */
export async function inferKeys(
  reader: SourceReader,
  tables: ProfiledTable[],
  primaryKeys: Record<string, string[]> = {},
): Promise<InferredKeys> {
  const keyed: KeyedTable[] = [];
  for (const { shape, profile } of tables) {
    const columns: ColumnKeys[] = await readColumnKeys(reader, shape, profile);
    const primaryKey = await inferPrimaryKey(reader, shape, profile, primaryKeys[shape.name] ?? []);
    keyed.push({ name: shape.name, rowCount: shape.rowCount, primaryKey, columns });
  }
  const first = await findReferences(reader, keyed);
  const revised = keyed.map((table, index) => {
    const columns = tables[index]?.shape.columns.map(({ name }) => name) ?? [];
    return primaryKeys[table.name]?.length
      ? table
      : { ...table, primaryKey: junctionKey(table, columns, first) ?? table.primaryKey };
  });
  const single = await findReferences(reader, revised);
  const composite = await compositeReferences(reader, revised, single);
  return {
    primaryKeys: Object.fromEntries(revised.map(({ name, primaryKey }) => [name, primaryKey])),
    references: [...single.filter((one) => !isPartOf(one, composite)).map(({ pair }) => pair), ...composite],
  };
}
