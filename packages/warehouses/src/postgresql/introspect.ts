import { type Failure, type Literal, type Result, success } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { type Catalogue, type CatalogueTable, tableKey } from "../catalogue/catalogue.ts";
import { physicalTypeOf } from "../catalogue/physical-type.ts";

const limits = { timeoutSeconds: 60, maximumRows: 500_000, signal: null };

const tablesQuery = `SELECT n.nspname, c.relname, c.relkind::text, c.reltuples::bigint,
  obj_description(c.oid, 'pg_class'), has_table_privilege(c.oid, 'SELECT'), c.oid::bigint, current_schema()
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f') AND n.nspname NOT IN ('information_schema', 'crdb_internal')
  AND n.nspname NOT LIKE 'pg\\_%' AND NOT EXISTS (SELECT 1 FROM pg_inherits i WHERE i.inhrelid = c.oid)
ORDER BY n.nspname, c.relname`;

const columnsQuery = `SELECT a.attrelid::bigint, a.attnum, a.attname,
  format_type(CASE WHEN t.typtype = 'd' THEN t.typbasetype ELSE a.atttypid END, CASE WHEN t.typtype = 'd' THEN t.typtypmod ELSE a.atttypmod END),
  a.attnotnull, col_description(a.attrelid, a.attnum)
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_type t ON t.oid = a.atttypid
WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'v', 'm', 'p', 'f')
  AND n.nspname NOT IN ('information_schema', 'crdb_internal') AND n.nspname NOT LIKE 'pg\\_%'
ORDER BY a.attrelid, a.attnum`;

/** Positions as text: Redshift casts no array. */
const keysQuery = `SELECT conrelid::bigint, contype::text, array_to_string(conkey, ' '), confrelid::bigint, array_to_string(confkey, ' ')
FROM pg_constraint WHERE contype IN ('p', 'f')`;

/** What standard SQL tells, for servers that refuse some of PostgreSQL's own catalogue: no comments, estimates or keys. */
const plainTablesQuery = `SELECT table_schema, table_name, CASE table_type WHEN 'VIEW' THEN 'v' ELSE 'r' END, -1, NULL, TRUE,
  table_schema || '.' || table_name, current_schema()
FROM information_schema.tables
WHERE table_schema NOT IN ('information_schema', 'crdb_internal') AND table_schema NOT LIKE 'pg\\_%'
ORDER BY table_schema, table_name`;

const plainColumnsQuery = `SELECT table_schema || '.' || table_name, ordinal_position, column_name,
  CASE data_type WHEN 'ARRAY' THEN udt_name || '[]' WHEN 'USER-DEFINED' THEN udt_name ELSE data_type END, is_nullable = 'NO', NULL
FROM information_schema.columns
WHERE table_schema NOT IN ('information_schema', 'crdb_internal') AND table_schema NOT LIKE 'pg\\_%'
ORDER BY table_schema, table_name, ordinal_position`;

/** Rows that were ever changed; a server that copies another one counts none, and its kin do not have the view. */
const changesQuery = `SELECT s.relid::bigint, c.relfilenode::text || ' ' || s.n_tup_ins::text || ' ' || s.n_tup_upd::text || ' ' || s.n_tup_del::text
FROM pg_stat_all_tables s JOIN pg_class c ON c.oid = s.relid WHERE NOT pg_is_in_recovery() AND c.relkind = 'r' AND NOT c.relhassubclass`;

/**
 * Tables, columns, keys and revisions in four statements, whatever their number. Where the server refuses its catalogue or a
 * part of it, standard views stand in, and keys are left to be inferred.
 */
export async function postgresqlCatalogue(
  warehouse: Warehouse,
  schemas: string[],
): Promise<Result<Catalogue, Failure>> {
  const own = await rowsOf(warehouse, [tablesQuery, columnsQuery]);
  const isOwn = own.ok || !isRefusal(own.failure);
  const listed = isOwn ? own : await rowsOf(warehouse, [plainTablesQuery, plainColumnsQuery]);
  if (!listed.ok) return listed;
  const [tableRows = [], columnRows = []] = listed.value;
  const keys = await rowsOf(warehouse, [keysQuery]);
  if (!keys.ok && !isRefusal(keys.failure)) return keys;
  const changes = await warehouse.run({ text: changesQuery, parameters: [] }, limits);
  const { byId, columnNames } = listTables(tableRows, columnRows);
  if (keys.ok) addKeys(keys.value[0] ?? [], byId, columnNames);
  for (const [id, revision] of changes.ok ? changes.value.rows : []) {
    const table = byId.get(String(id));
    if (table !== undefined) table.revision = String(revision);
  }
  const wanted = [...byId.values()].filter(({ schema }) => schemas.length === 0 || schemas.includes(schema));
  const defaultSchema = String(tableRows[0]?.[7] ?? schemas[0] ?? "public");
  return success({
    defaultSchema,
    tables: wanted.toSorted((a, b) => tableKey(a).localeCompare(tableKey(b))),
  });
}

/** What the server does not do, as against one that is not there any more. */
const isRefusal = ({ code }: Failure): boolean => code === "refused" || code === "permission-denied";

async function rowsOf(warehouse: Warehouse, texts: string[]): Promise<Result<Literal[][][]>> {
  const results: Literal[][][] = [];
  for (const text of texts) {
    const result = await warehouse.run({ text, parameters: [] }, limits);
    if (!result.ok) return result;
    results.push(result.value.rows);
  }
  return success(results);
}

type Listed = { byId: Map<string, CatalogueTable>; columnNames: Map<string, string> };

function listTables(tableRows: Literal[][], columnRows: Literal[][]): Listed {
  const byId = new Map<string, CatalogueTable>();
  const columnNames = new Map<string, string>();
  for (const [schema, name, kind, estimate, comment, readable, id] of tableRows)
    byId.set(String(id), {
      schema: String(schema),
      name: String(name),
      kind: kind === "v" || kind === "m" ? "view" : "table",
      comment: comment === null || comment === undefined ? null : String(comment),
      rows: kind === "v" || Number(estimate) < 0 ? null : Number(estimate),
      bytes: null,
      readable: readable === true,
      columns: [],
      primaryKey: [],
      references: [],
      partitionColumn: null,
      needsPartitionFilter: false,
      revision: null,
    });
  for (const [id, position, name, type, required, comment] of columnRows) {
    columnNames.set(`${id} ${position}`, String(name));
    byId.get(String(id))?.columns.push({
      name: String(name),
      nativeType: String(type),
      physicalType: physicalTypeOf(String(type)),
      nullable: required !== true,
      converted: convertedTypes.has(String(type)),
      comment: comment === null || comment === undefined ? null : String(comment),
    });
  }
  return { byId, columnNames };
}

/** Types that PostgreSQL has no averages, sums or truth of. */
const convertedTypes = new Set(["money", "bit(1)", "oid"]);

function addKeys(rows: Literal[][], byId: Listed["byId"], columnNames: Listed["columnNames"]): void {
  for (const [id, type, positions, farId, farPositions] of rows) {
    const table = byId.get(String(id));
    const far = byId.get(String(farId));
    const names = (of: Literal | undefined, list: Literal | undefined): string[] =>
      (String(list).match(/\d+/g) ?? []).map((position) => columnNames.get(`${of} ${position}`) ?? "");
    if (type === "p" && table !== undefined) table.primaryKey = names(id, positions);
    else if (table !== undefined && far !== undefined)
      table.references.push({
        columns: names(id, positions),
        schema: far.schema,
        table: far.name,
        toColumns: names(farId, farPositions),
      });
  }
}
