import { mkdir } from "node:fs/promises";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import { buildModelIndex, suggestQuestions } from "@parlance/engine";
import { buildSourceModel, type FormerReading, type SourceConnection } from "@parlance/warehouses";
import type { DatabaseProgress, DatabaseToImport, ImportedDatabase } from "../workers/import-calls.ts";
import { withDatabase } from "./database-connection.ts";
import { readRevisions, readValues, writeRevisions, writeValues } from "./source-values.ts";

type Watch = { onProgress(progress: DatabaseProgress): void; signal: AbortSignal };

/** Reads a database's chosen tables into a model, whose values go to `folder`. Fails as connecting and reading do. */
export function importDatabase(
  { sourceId, label, connection, tables, folder, before }: DatabaseToImport,
  { onProgress, signal }: Watch,
): Promise<Result<ImportedDatabase>> {
  onProgress({ phase: "listing", fraction: 0 });
  return withDatabase(connection, async (opened) => {
    const catalogue = await opened.catalogue();
    if (!catalogue.ok) return catalogue;
    const built = await buildSourceModel({
      source: sourceId,
      kind: connection.kind,
      label,
      connection: cancellable(opened, signal),
      catalogue: catalogue.value,
      tables,
      ...(before === null ? {} : { before: await formerReading(before) }),
      onProgress: ({ fraction }) => onProgress({ phase: "profiling", fraction }),
    });
    if (!built.ok) return built;
    const { model, values, revisions, skipped } = built.value;
    if (model.tables.length === 0) return failed(skipped[0]?.failure ?? noTables);
    await mkdir(folder, { recursive: true });
    await writeValues(folder, values);
    await writeRevisions(folder, revisions);
    const suggestions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 4 });
    return success({ model, skipped, suggestions });
  });
}

const noTables: Failure = {
  code: "nothing-to-read",
  what: "this database",
  reason:
    "its user sees no table. Check the name of the database and its schemas, or ask an administrator to grant SELECT on some tables",
};

async function formerReading({
  model,
  folder,
}: NonNullable<DatabaseToImport["before"]>): Promise<FormerReading> {
  const [values, revisions] = await Promise.all([readValues(folder), readRevisions(folder)]);
  return { model, values, revisions };
}

const cancellable = (connection: SourceConnection, signal: AbortSignal): SourceConnection => ({
  ...connection,
  run: (statement, limits) => connection.run(statement, { ...limits, signal }),
});
