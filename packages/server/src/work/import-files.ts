import { join } from "node:path";
import { failed, type Result, type SourceFile, success } from "@parlance/contract";
import { buildModelIndex, suggestQuestions, type Warehouse } from "@parlance/engine";
import {
  buildModel,
  declaredByIngested,
  type IngestedFile,
  ingestFiles,
  inPlaceOf,
  openFileWarehouse,
} from "@parlance/warehouses";
import type { FilesToImport, ImportedFiles, ImportProgress } from "../workers/import-calls.ts";
import { earlierReading, partsOf } from "./files-before.ts";
import { writeValues } from "./source-values.ts";
import { tableReport } from "./table-report.ts";

type Watch = { onProgress(progress: ImportProgress): void; signal: AbortSignal };

const phases = { checking: "reading", reading: "reading", typing: "typing", writing: "typing" } as const;

/** Share of an import that reading the files takes; the rest is looking at what they hold. */
const READING_SHARE = 0.8;

/**
 * Turns received files into tables, a model and its values in `place` of the source's folder. Leaves nothing there when it
 * fails. Where they take the place of a file, its tables keep their names, and those of the other files are not read again.
 */
export async function importFiles(request: FilesToImport, watch: Watch): Promise<Result<ImportedFiles>> {
  const { before } = request;
  const read = await readFiles(request, watch);
  if (!read.ok) return read;
  const named = read.value.map((file) => ({
    ...file,
    tables: before === null ? file.tables : inPlaceOf(file.tables, file.fileName, before.replaced),
  }));
  watch.onProgress({ phase: "profiling", fraction: READING_SHARE, file: null });
  try {
    return success({ ...(await understood(request, named, watch)), files: named.map(sourceFile) });
  } catch (error) {
    if (watch.signal.aborted) return failed({ code: "cancelled" });
    throw error;
  }
}

const readFiles = (
  { files, folder, place, limitBytes }: FilesToImport,
  { onProgress, signal }: Watch,
): Promise<Result<IngestedFile[]>> =>
  ingestFiles({
    files,
    folder: join(folder, place),
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

/** What the tables mean, and with which questions they may be met. */
async function understood(
  { sourceId, label, folder, place, before }: FilesToImport,
  files: readonly IngestedFile[],
  { onProgress, signal }: Watch,
): Promise<Omit<ImportedFiles, "files">> {
  const ingested = files.flatMap((file) => file.tables);
  const parts = partsOf(before, ingested, place);
  const tables = parts.map(({ stored }) => stored);
  const warehouse = await openFileWarehouse({ folder, tables }, { threads: 2, memoryLimit: "400MB" });
  try {
    const { model, values } = await buildModel({
      source: sourceId,
      kind: "file",
      label,
      warehouse: cancellable(warehouse, signal),
      tables: parts.map(({ shape }) => shape),
      declared: declaredByIngested(ingested),
      ...(before === null ? {} : { before: await earlierReading(folder, before) }),
    });
    onProgress({ phase: "indexing", fraction: 0.95, file: null });
    await writeValues(join(folder, place), values);
    const suggestions = suggestQuestions(buildModelIndex(model, values), { around: null, count: 4 });
    return { tables, model, report: ingested.map(tableReport), suggestions };
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
