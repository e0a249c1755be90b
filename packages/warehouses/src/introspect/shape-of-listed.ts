import { type Result, success } from "@parlance/contract";
import type { CatalogueTable } from "../catalogue/catalogue.ts";
import type { SourceConnection } from "../driver/driver.ts";
import { makeSourceReader } from "../inference/source-reader.ts";
import type { TableShape } from "../inference/table-shape.ts";
import { writingOf } from "./writing-of.ts";

/** Above this estimate rows are not counted. */
const mostCounted = 1_000_000;
/** A larger table is profiled on about so many of its rows. */
const sampledRows = 200_000;
const limits = { timeoutSeconds: 60, maximumRows: 1, signal: null };

/**
 * A listed table as the inference reads it: its rows counted, or estimated where they are very many. Fails as the count does,
 * `permission-denied` above all.
 */
export async function shapeOfListed(
  connection: SourceConnection,
  table: CatalogueTable,
  name: string,
): Promise<Result<TableShape>> {
  const shape: TableShape = {
    name,
    schema: name === table.name ? null : table.schema,
    rowCount: table.rows ?? 0,
    sample: null,
    partitionColumn: table.needsPartitionFilter ? table.partitionColumn : null,
    columns: table.columns.flatMap(({ name: column, physicalType, nullable, converted = false }) =>
      physicalType === null ? [] : [{ name: column, physicalType, nullable, converted, notes: [] }],
    ),
  };
  const from = makeSourceReader(connection, [shape], writingOf(connection)).table(name);
  const isCounted = table.rows === null || table.rows <= mostCounted;
  const text = isCounted ? `SELECT COUNT(*) FROM ${from}` : `SELECT 1 FROM ${from} LIMIT 1`;
  const counted = await connection.run({ text, parameters: [] }, limits);
  if (!counted.ok) return counted;
  const rowCount = isCounted ? Number(counted.value.rows[0]?.[0] ?? 0) : (table.rows ?? 0);
  return success({ ...shape, rowCount, sample: await sampleOf(connection, table, from, rowCount) });
}

/** How to read a part of a large table: the kind's way, or the first rows where this server does not know it. */
async function sampleOf(
  connection: SourceConnection,
  table: CatalogueTable,
  from: string,
  rows: number,
): Promise<string | null> {
  if (rows <= sampledRows) return null;
  const percent = Math.max(0.001, Math.round((sampledRows / rows) * 100_000) / 1000);
  const clause = connection.sampleClause(percent, table);
  const first = `LIMIT ${sampledRows}`;
  if (clause === null || table.needsPartitionFilter) return clause ?? first;
  const tried = await connection.run(
    { text: `SELECT 1 FROM ${from} ${clause} LIMIT 1`, parameters: [] },
    limits,
  );
  return !tried.ok && tried.failure.code === "refused" ? first : clause;
}
