import { createHash } from "node:crypto";
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
import { inParallel } from "../inference/in-parallel.ts";
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
  /** What was read before, of which unchanged tables are taken over; left out the first time. */
  before?: FormerReading;
  onProgress(done: { fraction: number }): void;
};

/** An earlier reading of the same source, as `SourceModel` and people's edits left it. */
export type FormerReading = { model: SemanticModel; values: ColumnValues[]; revisions: Revisions };

/** Of each table by its name in the model: its columns, keys and revision as one text; null where it may change unseen. */
export type Revisions = Record<string, string | null>;

/** The model, the values of its text columns, and the tables that could not be read with why: whole, or some of their columns. */
export type SourceModel = {
  model: SemanticModel;
  values: ColumnValues[];
  revisions: Revisions;
  skipped: { table: TableName; columns: string[] | null; failure: Failure }[];
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
  let counted = 0;
  const listed = await inParallel(chosen, async (table) => {
    const shape = withColumns(await shapeOfListed(connection, table, tableNameIn(catalogue, table)));
    counted += 1;
    input.onProgress({ fraction: (0.2 * counted) / chosen.length });
    return { table, shape };
  });
  for (const { table, shape } of listed) {
    if (shape.ok) shapes.push(shape.value);
    else if (endsAll.has(shape.failure.code)) return shape;
    else skipped.push({ table: nameOf(table), columns: null, failure: shape.failure });
  }
  const revisions = revisionsOf(catalogue, chosen);
  try {
    const { model, values } = await buildModel({
      source: input.source,
      kind: input.kind,
      label: input.label,
      warehouse: connection,
      tables: shapes,
      declared: declaredByCatalogue(catalogue, chosen),
      writing: writingOf(connection),
      ...(input.before === undefined
        ? {}
        : { before: { ...input.before, unchanged: unchanged(input.before.revisions, revisions) } }),
      onUnreadable: ({ table, columns, isWhole, failure }) => {
        const found = chosen.find((each) => tableNameIn(catalogue, each) === table);
        if (found !== undefined)
          skipped.push({ table: nameOf(found), columns: isWhole ? null : columns, failure });
      },
      onProgress: (fraction) => input.onProgress({ fraction: 0.2 + 0.6 * fraction }),
    });
    input.onProgress({ fraction: 1 });
    return success({ model, values, revisions, skipped });
  } catch (error) {
    if (error instanceof SourceRefused) return failed(error.failure);
    throw error;
  }
}

/** A table's shape; fails where no column is left to analyse. */
const withColumns = (shape: Result<TableShape>): Result<TableShape> =>
  !shape.ok || shape.value.columns.length > 0
    ? shape
    : failed({
        code: "nothing-to-read",
        what: `“${shape.value.name}”`,
        reason: "it has no columns, or only such as hold files, documents, lists or shapes",
      });

const nameOf = ({ schema, name }: CatalogueTable): TableName => ({ schema, name });

function revisionsOf(catalogue: Catalogue, tables: CatalogueTable[]): Revisions {
  return Object.fromEntries(
    tables.map((table) => {
      const { columns, primaryKey, references, revision } = table;
      const told = revision === null ? null : JSON.stringify([columns, primaryKey, references, revision]);
      return [
        tableNameIn(catalogue, table),
        told === null ? null : createHash("sha256").update(told).digest("hex").slice(0, 16),
      ];
    }),
  );
}

const unchanged = (before: Revisions, now: Revisions): Set<string> =>
  new Set(
    Object.entries(now)
      .filter(([name, revision]) => revision !== null && before[name] === revision)
      .map(([name]) => name),
  );

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
  return tables.filter(({ schema, name, readable }) =>
    keys === null ? readable : keys.has(JSON.stringify([schema, name])),
  );
}
