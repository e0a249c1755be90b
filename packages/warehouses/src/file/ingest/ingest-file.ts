import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { type Content, detectContent } from "./content/detect-content.ts";
import { planDelimited } from "./delimited/plan-delimited.ts";
import { type ByteScan, HEAD_BYTES, scanBytes } from "./delimited/scan-bytes.ts";
import { stageClean } from "./delimited/stage-clean.ts";
import type { Extraction } from "./extracted-table.ts";
import { type ImportSource, importTables } from "./import-tables.ts";
import type { IngestRequest, IngestWork } from "./ingest-request.ts";
import { nameOfFile } from "./names.ts";
import type { IngestFailure, IngestOutcome } from "./outcome.ts";
import { stageExtracted } from "./stage-extracted.ts";
import type { ExtractJob } from "./worker/extract-job.ts";
import { runExtractor } from "./worker/run-extractor.ts";

const DEFAULT_TIMEOUT_MS = 10 * 60 * 1000;
const DEFAULT_COLUMNS = 2000;
const DEFAULT_WORKER_MB = 768;

/**
 * Turns a user's file (delimited text, workbook, JSON) into typed Parquet tables in a folder, and says how it read them.
 * The kind is told from the bytes. On any failure, a cancelled signal included, nothing is left in the folder.
 * Failure codes: see `IngestFailure`.
 */
export async function ingestFile(request: IngestRequest): Promise<IngestOutcome> {
  const { size } = await stat(request.path);
  if (size === 0) return { ok: false, failure: { code: "empty-file" } };
  if (size > request.limits.maxBytes) {
    return { ok: false, failure: { code: "too-large", limit: request.limits.maxBytes, unit: "bytes" } };
  }
  const made = await mkdir(request.folder, { recursive: true });
  const temporary = join(request.folder, `.ingest-${randomUUID()}`);
  await mkdir(temporary);
  const milliseconds = request.limits.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const timeout = AbortSignal.timeout(milliseconds);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const outcome = await inDatabase({ ...request, signal }, temporary, size);
    signal.throwIfAborted();
    if (outcome.ok) {
      for (const { parquet } of outcome.tables)
        await rename(join(temporary, parquet), join(request.folder, parquet));
    }
    return outcome;
  } catch (error) {
    if (request.signal.aborted) return { ok: false, failure: { code: "cancelled" } };
    if (timeout.aborted) return { ok: false, failure: { code: "timed-out", seconds: milliseconds / 1000 } };
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
    if (made !== undefined) await rmdir(request.folder).catch(() => undefined);
  }
}

/** Runs the import with a DuckDB of its own: bounded memory, two threads, spilling into the temporary folder. */
async function inDatabase(request: IngestRequest, temporary: string, size: number): Promise<IngestOutcome> {
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: "400MB",
    temp_directory: join(temporary, "spill"),
    preserve_insertion_order: "true",
  });
  const connection = await instance.connect();
  const interrupt = () => connection.interrupt();
  request.signal.addEventListener("abort", interrupt, { once: true });
  try {
    await connection.run("set timezone = 'UTC'").catch(() => undefined);
    return await readContent({ ...request, temporary, connection }, size);
  } finally {
    request.signal.removeEventListener("abort", interrupt);
    connection.closeSync();
    instance.closeSync();
  }
}

async function readContent(work: IngestWork, size: number): Promise<IngestOutcome> {
  work.onProgress({ phase: "checking", fraction: 0 });
  const scan = await scanBytes(work.path, work.signal);
  const found = await detectContent(work.path, work.fileName, scan);
  if (!found.ok) return found;
  work.onProgress({ phase: "reading", fraction: 0.05 });
  return found.content.kind === "delimited"
    ? readDelimited(work, scan, size, found.content)
    : readElsewhere(work, jobFor(work, found.content));
}

/** Clean text goes straight through DuckDB; anything else through the careful reader first. */
async function readDelimited(
  work: IngestWork,
  scan: ByteScan,
  size: number,
  content: Content,
): Promise<IngestOutcome> {
  const plan = planDelimited(work.path, scan, size <= HEAD_BYTES);
  if (plan === null) return fail({ code: "no-rows" });
  plan.report.readAs = content.readAs;
  const limit = work.limits.maxColumns ?? DEFAULT_COLUMNS;
  if (plan.headers.length > limit)
    return fail({ code: "too-many-columns", columns: plan.headers.length, limit });
  const name = nameOfFile(work.fileName);
  const staged = plan.clean ? await stageClean(work.connection, plan) : null;
  if (staged === null) return readElsewhere(work, { kind: "delimited", plan, folder: work.temporary, name });
  work.onProgress({ phase: "typing", fraction: 0.5 });
  const source: ImportSource = { name, report: plan.report, parentKey: null, stage: async () => staged };
  return importTables(work, [source], []);
}

function jobFor(work: IngestWork, content: Content): ExtractJob {
  const shared = { path: work.path, folder: work.temporary, name: nameOfFile(work.fileName) };
  const maxColumns = work.limits.maxColumns ?? DEFAULT_COLUMNS;
  return content.kind === "json"
    ? { kind: "json", ...shared, maxColumns }
    : { kind: "spreadsheet", ...shared, maxColumns, readAs: content.readAs };
}

async function readElsewhere(work: IngestWork, job: ExtractJob): Promise<IngestOutcome> {
  const memory = work.limits.workerMemoryMb ?? DEFAULT_WORKER_MB;
  const result = await runExtractor(job, memory, work.signal, (fraction) =>
    work.onProgress({ phase: "reading", fraction: 0.05 + fraction * 0.55 }),
  );
  return result.ok ? importExtraction(work, result.extraction) : result;
}

function importExtraction(work: IngestWork, { tables, skippedSheets }: Extraction): Promise<IngestOutcome> {
  return importTables(
    work,
    tables.map((table) => ({
      name: table.name,
      report: table.report,
      parentKey: table.parentKey,
      stage: (connection: DuckDBConnection) => stageExtracted(connection, table),
    })),
    skippedSheets,
  );
}

function fail(failure: IngestFailure): IngestOutcome {
  return { ok: false, failure };
}
