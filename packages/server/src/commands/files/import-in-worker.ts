import type { Result } from "@parlance/contract";
import type { Services } from "../../services.ts";
import type {
  FilesToImport,
  ImportCalls,
  ImportedFiles,
  ImportProgress,
} from "../../workers/import-calls.ts";
import { type CallOptions, startWorker } from "../../workers/start-worker.ts";

/** Heap of the process that reads files; DuckDB's memory has its own limit. */
const HEAP_MEGABYTES = 384;

/** Reads files in a process of its own, which ends with it. */
export async function importInWorker(
  { settings }: Services,
  request: Omit<FilesToImport, "limitBytes">,
  watch: CallOptions<ImportProgress>,
): Promise<Result<ImportedFiles>> {
  const script = new URL("../../workers/import-worker.ts", import.meta.url);
  const worker = startWorker<ImportCalls>(script, { kind: "process", heapMegabytes: HEAP_MEGABYTES });
  try {
    return await worker.call("importFiles", { ...request, limitBytes: settings.uploadLimitBytes }, watch);
  } finally {
    await worker.close();
  }
}
