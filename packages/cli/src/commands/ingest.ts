import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { failureText } from "@parlance/contract";
import { exportCanonical, ingestFailure, ingestFile } from "@parlance/warehouses";
import { UsageError } from "../usage.ts";

/** `parlance ingest`: a file as Parlance reads it. */
export async function ingest(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: "string" } },
  });
  const [path] = positionals;
  if (path === undefined || values.out === undefined)
    throw new UsageError("Usage: parlance ingest <file> --out <folder>");
  if (!existsSync(path)) throw new UsageError(`There is no “${path}”.`);
  const folder = await mkdtemp(join(tmpdir(), "parlance-"));
  try {
    const outcome = await ingestFile({
      path,
      fileName: basename(path),
      folder,
      limits: { maxBytes: 2 ** 33 },
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    if (!outcome.ok) {
      const failure = ingestFailure(outcome.failure, basename(path), (await stat(path)).size);
      process.stderr.write(`${failureText(failure)}\n`);
      return 1;
    }
    await exportCanonical(outcome.tables, folder, values.out);
    for (const table of outcome.tables) {
      process.stdout.write(`${table.name}: ${table.rowCount} rows, ${table.columns.length} columns\n`);
    }
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
