import type { BigQuery } from "@google-cloud/bigquery";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import { z } from "zod";
import type { Catalogue, CatalogueTable } from "../catalogue/catalogue.ts";
import { physicalTypeOf } from "../catalogue/physical-type.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { bigqueryFailure } from "./failure.ts";
import { request, tableSchema } from "./request.ts";

/** Descriptions that are read at a time. */
const atOnce = 10;

const listSchema = z.object({
  tables: z.array(z.object({ tableReference: z.object({ tableId: z.string() }) })).default([]),
  nextPageToken: z.string().optional(),
});

const keys = z.object({ columns: z.array(z.string()) });
const describedSchema = z.object({
  type: z.string().default("TABLE"),
  description: z.string().optional(),
  numRows: z.string().optional(),
  numBytes: z.string().optional(),
  lastModifiedTime: z.string().optional(),
  requirePartitionFilter: z.boolean().default(false),
  schema: tableSchema.optional(),
  timePartitioning: z
    .object({ field: z.string().optional(), requirePartitionFilter: z.boolean().optional() })
    .optional(),
  rangePartitioning: z.object({ field: z.string() }).optional(),
  tableConstraints: z
    .object({
      primaryKey: keys.optional(),
      foreignKeys: z
        .array(
          z.object({
            referencedTable: z.object({ datasetId: z.string(), tableId: z.string() }),
            columnReferences: z.array(
              z.object({ referencingColumn: z.string(), referencedColumn: z.string() }),
            ),
          }),
        )
        .default([]),
    })
    .optional(),
});

/** Tables, views, columns, descriptions, keys and partitions of one dataset; costs nothing. */
export async function bigqueryCatalogue(
  client: BigQuery,
  dataset: string,
  context: FailureContext,
): Promise<Result<Catalogue, Failure>> {
  try {
    const names = await tableNames(client, dataset);
    const tables: CatalogueTable[] = [];
    for (let start = 0; start < names.length; start += atOnce) {
      const batch = names.slice(start, start + atOnce);
      tables.push(...(await Promise.all(batch.map((name) => describe(client, dataset, name)))));
    }
    return success({ defaultSchema: dataset, tables });
  } catch (error) {
    return failed(bigqueryFailure(error, context));
  }
}

async function tableNames(client: BigQuery, dataset: string): Promise<string[]> {
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const qs = { maxResults: 1000, ...(pageToken === undefined ? {} : { pageToken }) };
    const list = await request(client, { method: "GET", uri: `/datasets/${dataset}/tables`, qs }, listSchema);
    names.push(...list.tables.map(({ tableReference }) => tableReference.tableId));
    pageToken = list.nextPageToken;
  } while (pageToken !== undefined);
  return names;
}

async function describe(client: BigQuery, schema: string, name: string): Promise<CatalogueTable> {
  const uri = `/datasets/${schema}/tables/${encodeURIComponent(name)}`;
  const found = await request(client, { method: "GET", uri }, describedSchema);
  return {
    schema,
    name,
    kind: found.type === "TABLE" ? "table" : "view",
    comment: found.description ?? null,
    rows: found.numRows === undefined ? null : Number(found.numRows),
    bytes: found.numBytes === undefined ? null : Number(found.numBytes),
    readable: true,
    columns: (found.schema?.fields ?? []).map(({ name: column, type, mode, description }) => ({
      name: column,
      nativeType: type,
      physicalType: mode === "REPEATED" ? null : physicalTypeOf(type),
      nullable: mode !== "REQUIRED",
      converted: type === "TIMESTAMP",
      comment: description ?? null,
    })),
    primaryKey: found.tableConstraints?.primaryKey?.columns ?? [],
    references: (found.tableConstraints?.foreignKeys ?? []).map(({ referencedTable, columnReferences }) => ({
      columns: columnReferences.map(({ referencingColumn }) => referencingColumn),
      schema: referencedTable.datasetId,
      table: referencedTable.tableId,
      toColumns: columnReferences.map(({ referencedColumn }) => referencedColumn),
    })),
    partitionColumn: found.timePartitioning?.field ?? found.rangePartitioning?.field ?? null,
    needsPartitionFilter:
      found.requirePartitionFilter || found.timePartitioning?.requirePartitionFilter === true,
    revision:
      found.type !== "TABLE" || found.lastModifiedTime === undefined
        ? null
        : `${found.lastModifiedTime} ${found.numRows}`,
  };
}
