import { stat } from "node:fs/promises";
import { failed, type Result, success } from "@parlance/contract";
import { buildModelIndex, suggestQuestions, type Warehouse } from "@parlance/engine";
import {
  buildModel,
  declaredByIngested,
  ingestFailure,
  ingestFile,
  openFileWarehouse,
  shapeOfIngested,
} from "@parlance/warehouses";
import type { FileToImport, ImportedFile, ImportProgress } from "../workers/import-calls.ts";
import { writeValues } from "./source-values.ts";
import { tableReport } from "./table-report.ts";

type Watch = { onProgress(progress: ImportProgress): void; signal: AbortSignal };

const phases = { checking: "reading", reading: "reading", typing: "typing", writing: "typing" } as const;

/** Share of an import that reading the file takes; the rest is looking at what it holds. */
const READING_SHARE = 0.8;

/** Turns a received file into tables, a model and its values in `folder`. Leaves nothing there when it fails. */
export async function importFile(
  { sourceId, label, path, fileName, folder, limitBytes }: FileToImport,
  { onProgress, signal }: Watch,
): Promise<Result<ImportedFile>> {
  const outcome = await ingestFile({
    path,
    fileName,
    folder,
    limits: { maxBytes: limitBytes },
    onProgress: ({ phase, fraction }) =>
      onProgress({ phase: phases[phase], fraction: fraction * READING_SHARE }),
    signal,
  });
  if (!outcome.ok) return failed(ingestFailure(outcome.failure, fileName, (await stat(path)).size));
  onProgress({ phase: "profiling", fraction: READING_SHARE });
  const tables = outcome.tables.map(({ name, parquet }) => ({ name, parquet }));
  const warehouse = await openFileWarehouse({ folder, tables }, { threads: 2, memoryLimit: "400MB" });
  try {
    const { model, values } = await buildModel({
      source: sourceId,
      kind: "file",
      label,
      warehouse: cancellable(warehouse, signal),
      tables: outcome.tables.map(shapeOfIngested),
      declared: declaredByIngested(outcome.tables),
    });
    onProgress({ phase: "indexing", fraction: 0.95 });
    await writeValues(folder, values);
    const suggestions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 4 });
    return success({ tables, model, report: outcome.tables.map(tableReport), suggestions });
  } catch (error) {
    if (signal.aborted) return failed({ code: "cancelled" });
    throw error;
  } finally {
    warehouse.close();
  }
}

const cancellable = (warehouse: Warehouse, signal: AbortSignal): Warehouse => ({
  run: (statement, limits) => warehouse.run(statement, { ...limits, signal }),
});
