import { type Failure, type Literal, type Result, success } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import {
  type Catalogue,
  type CatalogueReference,
  type CatalogueTable,
  tableKey,
} from "../catalogue/catalogue.ts";
import { physicalTypeOf } from "../catalogue/physical-type.ts";

const limits = { timeoutSeconds: 60, maximumRows: 500_000, signal: null };

/** Seconds within which a table may change again without another time of its last change. */
const settled = 5;

const tablesQuery = `SELECT table_name, table_type, table_rows, data_length, table_comment,
  create_time, update_time, COALESCE(update_time > NOW() - INTERVAL ${settled} SECOND, FALSE)
FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name`;

const columnsQuery = `SELECT table_name, column_name, column_type, is_nullable, column_comment
FROM information_schema.columns WHERE table_schema = ? ORDER BY table_name, ordinal_position`;

const keysQuery = `SELECT table_name, constraint_name, column_name, referenced_table_schema, referenced_table_name, referenced_column_name
FROM information_schema.key_column_usage WHERE table_schema = ? ORDER BY table_name, constraint_name, ordinal_position`;

/** The minute in which the server started, which forgets then when tables were changed; MariaDB's way and MySQL's. */
const startQueries = ["information_schema", "performance_schema"].map(
  (schema) =>
    `SELECT ROUND((UNIX_TIMESTAMP() - variable_value) / 60) FROM ${schema}.global_status WHERE variable_name = 'UPTIME'`,
);

/**
 * Tables, columns, keys and revisions of one database in a few statements. The server lists only what the user may see; where it
 * lists no keys they are left to be inferred.
 */
export async function mysqlCatalogue(
  warehouse: Warehouse,
  database: string,
): Promise<Result<Catalogue, Failure>> {
  const results: Literal[][][] = [];
  for (const text of [tablesQuery, columnsQuery, keysQuery]) {
    const result = await warehouse.run({ text, parameters: [database] }, limits);
    const isRefused =
      !result.ok && (result.failure.code === "refused" || result.failure.code === "permission-denied");
    if (!result.ok && !(isRefused && text === keysQuery)) return result;
    results.push(result.ok ? result.value.rows : []);
  }
  const [tableRows = [], columnRows = [], keyRows = []] = results;
  const start = await serverStart(warehouse);
  const tables = new Map(tableRows.map((row) => [String(row[0]), tableOf(database, row, start)]));
  for (const [table, name, type, nullable, comment] of columnRows)
    tables.get(String(table))?.columns.push({
      name: String(name),
      nativeType: String(type),
      physicalType: physicalTypeOf(String(type)),
      nullable: nullable === "YES",
      comment: comment === null || comment === "" ? null : String(comment),
    });
  addKeys(keyRows, tables);
  return success({ defaultSchema: database, tables: [...tables.values()] });
}

async function serverStart(warehouse: Warehouse): Promise<Literal> {
  for (const text of startQueries) {
    const result = await warehouse.run({ text, parameters: [] }, limits);
    if (result.ok && result.value.rows[0] !== undefined) return result.value.rows[0][0] ?? null;
  }
  return null;
}

function tableOf(
  schema: string,
  [name, type, rows, bytes, comment, created, updated, isFresh]: Literal[],
  start: Literal,
): CatalogueTable {
  const isView = String(type).includes("VIEW");
  const changed = updated ?? start;
  return {
    schema,
    name: String(name),
    kind: isView ? "view" : "table",
    comment: isView || comment === null || comment === "" ? null : String(comment),
    rows: rows === null || rows === undefined ? null : Number(rows),
    bytes: bytes === null || bytes === undefined ? null : Number(bytes),
    readable: true,
    columns: [],
    primaryKey: [],
    references: [],
    partitionColumn: null,
    needsPartitionFilter: false,
    revision: isView || isFresh || changed === null ? null : `${created} ${changed}`,
  };
}

function addKeys(rows: Literal[][], tables: Map<string, CatalogueTable>): void {
  const references = new Map<string, CatalogueReference>();
  for (const [table, constraint, column, farSchema, farTable, farColumn] of rows) {
    const owner = tables.get(String(table));
    if (constraint === "PRIMARY") owner?.primaryKey.push(String(column));
    if (owner === undefined || farTable === null || farTable === undefined) continue;
    const key = tableKey({ schema: String(table), name: String(constraint) });
    const known = references.get(key) ?? {
      columns: [],
      schema: String(farSchema),
      table: String(farTable),
      toColumns: [],
    };
    if (!references.has(key)) owner.references.push(known);
    references.set(key, known);
    known.columns.push(String(column));
    known.toColumns.push(String(farColumn));
  }
}
