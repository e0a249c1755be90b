import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ingestFile } from "./ingest-file.ts";
import { tablesOf, workshop } from "./test-support.ts";

const SHARED = "/work/shared/data/messy_files";

interface ExpectedTable {
  encoding?: string;
  delimiter?: string;
  headerRecord?: number | null;
  headerRow?: number | null;
  columns?: number;
  dataRows?: number | null;
  sheets?: Record<string, ExpectedTable>;
}

describe.skipIf(!existsSync(join(SHARED, "expected.json")))("real messy files", async () => {
  const { root } = workshop();
  const file = join(SHARED, "expected.json");
  const expected: Record<string, ExpectedTable> = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};

  it.each(Object.entries(expected))("%s", async (fileName, wanted) => {
    const outcome = await ingestFile({
      path: join(SHARED, fileName),
      fileName,
      folder: join(root, fileName),
      limits: { maxBytes: 100 * 1024 * 1024 },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    const tables = tablesOf(outcome);
    for (const [name, sheet] of Object.entries(wanted.sheets ?? {})) {
      const table = tables.find((one) => one.report.sheet?.name === name);
      const header = sheet.headerRow ?? null;
      expect(table?.report.headerRow).toBe(header === null ? null : header - 1);
      if (sheet.columns !== undefined) expect(table?.columns).toHaveLength(sheet.columns);
      if (sheet.dataRows !== undefined) expect(table?.rowCount).toBe(sheet.dataRows);
    }
    if (wanted.sheets) return;
    const [table] = tables;
    expect(table?.report.encoding).toBe(wanted.encoding);
    expect(table?.report.delimiter).toBe(wanted.delimiter);
    expect(table?.report.headerRow).toBe(wanted.headerRecord);
    expect(table?.columns).toHaveLength(wanted.columns ?? -1);
    if (wanted.dataRows !== null) expect(table?.rowCount).toBe(wanted.dataRows);
  });
});
