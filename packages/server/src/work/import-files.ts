import { failed, type Result, type SourceFile, success } from "@parlance/contract";
import { buildModelIndex, suggestQuestions, type Warehouse } from "@parlance/engine";
import {
  buildModel,
  declaredByIngested,
  type IngestedFile,
  ingestFiles,
  openFileWarehouse,
  shapeOfIngested,
} from "@parlance/warehouses";
import type { FilesToImport, ImportedFiles, ImportProgress } from "../workers/import-calls.ts";
import { writeValues } from "./source-values.ts";
import { tableReport } from "./table-report.ts";

type Watch = { onProgress(progress: ImportProgress): void; signal: AbortSignal };

const phases = { checking: "reading", reading: "reading", typing: "typing", writing: "typing" } as const;

/** Share of an import that reading the files takes; the rest is looking at what they hold. */
const READING_SHARE = 0.8;

/** Turns received files into tables, a model and its values in `folder`. Leaves nothing there when it fails. */
export async function importFiles(
  { sourceId, label, files, folder, limitBytes }: FilesToImport,
  { onProgress, signal }: Watch,
): Promise<Result<ImportedFiles>> {
  const read = await ingestFiles({
    files,
    folder,
    limits: { maxBytes: limitBytes },
    inFolder: false,
    onProgress: ({ phase, fraction, file }) =>
      onProgress({
        phase: phases[phase],
        fraction: fraction * READING_SHARE,
        file: { name: files[file]?.fileName ?? "", number: file + 1, of: files.length },
      }),
    signal,
  });
  if (!read.ok) return read;
  const ingested = read.value.flatMap((file) => file.tables);
  onProgress({ phase: "profiling", fraction: READING_SHARE, file: null });
  const tables = ingested.map(({ name, parquet }) => ({ name, parquet }));
  const warehouse = await openFileWarehouse({ folder, tables }, { threads: 2, memoryLimit: "400MB" });
  try {
    const { model, values } = await buildModel({
      source: sourceId,
      kind: "file",
      label,
      warehouse: cancellable(warehouse, signal),
      tables: ingested.map(shapeOfIngested),
      declared: declaredByIngested(ingested),
    });
    onProgress({ phase: "indexing", fraction: 0.95, file: null });
    await writeValues(folder, values);
    const suggestions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 4 });
    return success({
      files: read.value.map(sourceFile),
      tables,
      model,
      report: ingested.map(tableReport),
      suggestions,
    });
  } catch (error) {
    if (signal.aborted) return failed({ code: "cancelled" });
    throw error;
  } finally {
    warehouse.close();
  }
}

const sourceFile = ({ fileName, bytes, tables }: IngestedFile): SourceFile => ({
  fileName,
  fileSize: bytes,
  tables: tables.map(({ name }) => name),
});

const cancellable = (warehouse: Warehouse, signal: AbortSignal): Warehouse => ({
  run: (statement, limits) => warehouse.run(statement, { ...limits, signal }),
});
