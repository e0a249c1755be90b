import {
  type Failure,
  failed,
  type Result,
  type SemanticModel,
  success,
  type WarehouseKind,
} from "@parlance/contract";
import type { ColumnValues } from "@parlance/engine";
import type { Catalogue, CatalogueTable } from "../catalogue/catalogue.ts";
import type { SourceConnection } from "../driver/driver.ts";
import { buildModel } from "../inference/build-model.ts";
import { SourceRefused } from "../inference/source-reader.ts";
import type { TableShape } from "../inference/table-shape.ts";
import { declaredByCatalogue, tableNameIn } from "./declared-by-catalogue.ts";
import { shapeOfListed } from "./shape-of-listed.ts";
import { writingOf } from "./writing-of.ts";

/** A table by its schema and name. */
export type TableName = { schema: string; name: string };

/** What a model of a database is made from; `tables` null takes all that the user may read. */
export type SourceToModel = {
  source: string;
  kind: WarehouseKind;
  label: string;
  connection: SourceConnection;
  catalogue: Catalogue;
  tables: TableName[] | null;
  onProgress(done: { fraction: number }): void;
};

/** The model, the values of its text columns, and the tables that could not be read with why. */
export type SourceModel = {
  model: SemanticModel;
  values: ColumnValues[];
  skipped: { table: TableName; failure: Failure }[];
};

/**
 * The semantic model of a database's tables, as files have it: profiles over all rows or a sample, declared keys checked and
 * missing ones inferred, relationships measured. A table that cannot be read is left out; a lost connection fails.
 */
export async function buildSourceModel(input: SourceToModel): Promise<Result<SourceModel>> {
  const { connection, catalogue } = input;
  const chosen = chosenTables(catalogue, input.tables);
  const shapes: TableShape[] = [];
  const skipped: SourceModel["skipped"] = [];
  for (const [index, table] of chosen.entries()) {
    const shape = await shapeOfListed(connection, table, tableNameIn(catalogue, table));
    input.onProgress({ fraction: (0.3 * (index + 1)) / chosen.length });
    if (shape.ok) shapes.push(shape.value);
    else if (endsAll.has(shape.failure.code)) return shape;
    else skipped.push({ table: { schema: table.schema, name: table.name }, failure: shape.failure });
  }
  try {
    const { model, values } = await buildModel({
      source: input.source,
      kind: input.kind,
      label: input.label,
      warehouse: connection,
      tables: shapes,
      declared: declaredByCatalogue(catalogue, chosen),
      writing: writingOf(connection),
    });
    input.onProgress({ fraction: 1 });
    return success({ model, values, skipped });
  } catch (error) {
    if (error instanceof SourceRefused) return failed(error.failure);
    throw error;
  }
}

/** Failures that the next table would meet as well. */
const endsAll = new Set<Failure["code"]>([
  "connection-lost",
  "unreachable",
  "cancelled",
  "login-refused",
  "credentials-expired",
]);

function chosenTables({ tables }: Catalogue, wanted: TableName[] | null): CatalogueTable[] {
  const keys =
    wanted === null ? null : new Set(wanted.map(({ schema, name }) => JSON.stringify([schema, name])));
  return tables.filter(
    ({ schema, name, readable, columns }) =>
      columns.some(({ physicalType }) => physicalType !== null) &&
      (keys === null ? readable : keys.has(JSON.stringify([schema, name]))),
  );
}
