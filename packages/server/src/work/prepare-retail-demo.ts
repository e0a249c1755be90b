import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SemanticModel } from "@parlance/contract";
import {
  buildModel,
  type Declared,
  declaredKey,
  type IngestedTable,
  ingestFile,
  openFileWarehouse,
  shapeOfIngested,
} from "@parlance/warehouses";
import { retailDemoSchema } from "../../../../examples/retail_demo/schema.ts";
import { writeCsv } from "../../../../examples/retail_demo/write-csv.ts";
import { RETAIL_DEMO } from "../retail-demo.ts";
import type { StoredTable } from "../store/schema.ts";
import { writeValues } from "./source-values.ts";

/** Makes the retail demo's tables, model and values in an empty folder, the way any user's files come in. */
export async function prepareRetailDemo(
  folder: string,
): Promise<{ tables: StoredTable[]; model: SemanticModel }> {
  const csv = join(folder, "csv");
  await mkdir(csv, { recursive: true });
  writeCsv(csv);
  const ingested = await Promise.all(
    retailDemoSchema.tables.map(({ name }) => ingestTable(name, csv, folder)),
  );
  await rm(csv, { recursive: true });
  const tables = ingested.map(({ name, parquet }) => ({ name, parquet }));
  const warehouse = await openFileWarehouse({ folder, tables }, { threads: 2, memoryLimit: "400MB" });
  try {
    const { model, values } = await buildModel({
      source: RETAIL_DEMO,
      kind: "file",
      label: "Retail demo",
      warehouse,
      tables: ingested.map(shapeOfIngested),
      declared: declaredKeys(),
    });
    await writeValues(folder, values);
    return { tables, model };
  } finally {
    warehouse.close();
  }
}

async function ingestTable(name: string, csv: string, folder: string): Promise<IngestedTable> {
  const outcome = await ingestFile({
    path: join(csv, `${name}.csv`),
    fileName: `${name}.csv`,
    folder,
    limits: { maxBytes: 2 ** 30 },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const table = outcome.ok ? outcome.tables[0] : undefined;
  if (table === undefined) throw new Error(`The demo table ${name} was not read: ${JSON.stringify(outcome)}`);
  return table;
}

function declaredKeys(): Declared {
  const { tables, foreignKeys } = retailDemoSchema;
  return {
    primaryKeys: new Map(tables.map(({ name, primaryKey }) => [name, primaryKey])),
    foreignKeys: foreignKeys.map(({ fromTable, fromColumn, toTable, toColumn }) => ({
      fromTable,
      fromColumns: [fromColumn],
      toTable,
      toColumns: [toColumn],
    })),
    labels: new Map(),
    descriptions: new Map(
      tables.flatMap(({ name, columns }) =>
        columns.flatMap((column): [string, string][] =>
          column.description === undefined ? [] : [[declaredKey(name, column.name), column.description]],
        ),
      ),
    ),
  };
}
