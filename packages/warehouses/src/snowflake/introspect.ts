import { type Failure, failed, type Literal, type Result, success } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import type { Catalogue, CatalogueReference, CatalogueTable } from "../catalogue/catalogue.ts";
import { physicalTypeOf } from "../catalogue/physical-type.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { snowflakeFailure } from "./failure.ts";
import { execute, type SnowflakeSession } from "./session.ts";

const limits = { timeoutSeconds: 60, maximumRows: 500_000, signal: null };

const tablesQuery = `SELECT TABLE_NAME, TABLE_TYPE, ROW_COUNT, BYTES, COMMENT, LAST_ALTERED
FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_SCHEMA = ? ORDER BY TABLE_NAME`;
const columnsQuery = `SELECT TABLE_NAME, COLUMN_NAME, DATA_TYPE, NUMERIC_SCALE, IS_NULLABLE, COMMENT
FROM INFORMATION_SCHEMA.COLUMNS WHERE TABLE_SCHEMA = ? ORDER BY TABLE_NAME, ORDINAL_POSITION`;

/** Tables, views, columns, comments and keys of one schema, in four statements. */
export async function snowflakeCatalogue(
  warehouse: Warehouse,
  session: SnowflakeSession,
  schema: string,
  context: FailureContext,
): Promise<Result<Catalogue, Failure>> {
  const listed = await warehouse.run({ text: tablesQuery, parameters: [schema] }, limits);
  if (!listed.ok) return listed;
  const columns = await warehouse.run({ text: columnsQuery, parameters: [schema] }, limits);
  if (!columns.ok) return columns;
  const tables = new Map(listed.value.rows.map((row) => [String(row[0]), tableOf(schema, row)]));
  for (const [table, name, type, scale, nullable, comment] of columns.value.rows) {
    const nativeType = type === "NUMBER" ? `NUMBER(38, ${scale ?? 0})` : String(type);
    tables.get(String(table))?.columns.push({
      name: String(name),
      nativeType,
      physicalType: physicalTypeOf(nativeType),
      nullable: nullable !== "NO",
      converted: nativeType === "TIMESTAMP_TZ",
      comment: comment === null || comment === undefined ? null : String(comment),
    });
  }
  const opened = await session.take();
  if (!opened.ok) return opened;
  try {
    const name = `"${schema.replaceAll('"', '""')}"`;
    addPrimaryKeys(await execute(opened.value, `SHOW PRIMARY KEYS IN SCHEMA ${name}`), tables);
    addReferences(await execute(opened.value, `SHOW IMPORTED KEYS IN SCHEMA ${name}`), tables);
  } catch (error) {
    return failed(snowflakeFailure(error, context));
  }
  return success({ defaultSchema: schema, tables: [...tables.values()] });
}

function tableOf(schema: string, [name, type, rows, bytes, comment, altered]: Literal[]): CatalogueTable {
  const isView = String(type).includes("VIEW");
  return {
    schema,
    name: String(name),
    kind: isView ? "view" : "table",
    comment: comment === null || comment === undefined ? null : String(comment),
    rows: rows === null || rows === undefined ? null : Number(rows),
    bytes: bytes === null || bytes === undefined ? null : Number(bytes),
    readable: true,
    columns: [],
    primaryKey: [],
    references: [],
    partitionColumn: null,
    needsPartitionFilter: false,
    revision: isView || altered === null || altered === undefined ? null : `${altered} ${rows} ${bytes}`,
  };
}

type KeyRow = Record<string, unknown>;
const inOrder = (rows: KeyRow[]): KeyRow[] =>
  rows.toSorted((a, b) => Number(a.key_sequence) - Number(b.key_sequence));

function addPrimaryKeys(rows: KeyRow[], tables: Map<string, CatalogueTable>): void {
  for (const row of inOrder(rows))
    tables.get(String(row.table_name))?.primaryKey.push(String(row.column_name));
}

function addReferences(rows: KeyRow[], tables: Map<string, CatalogueTable>): void {
  const references = new Map<string, CatalogueReference>();
  for (const row of inOrder(rows)) {
    const table = String(row.fk_table_name);
    const key = JSON.stringify([table, row.fk_name, row.pk_table_name]);
    const known = references.get(key) ?? {
      columns: [],
      schema: String(row.pk_schema_name),
      table: String(row.pk_table_name),
      toColumns: [],
    };
    if (!references.has(key)) tables.get(table)?.references.push(known);
    references.set(key, known);
    known.columns.push(String(row.fk_column_name));
    known.toColumns.push(String(row.pk_column_name));
  }
}
