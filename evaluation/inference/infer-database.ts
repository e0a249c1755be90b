import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SemanticModel } from "@parlance/contract";
import { openFolder } from "@parlance/warehouses";
import { printCsv } from "./csv.ts";
import type { Database } from "./database.ts";

/** The model that Parlance makes of a database's tables alone, and how long it took from the files to the model. */
export async function inferDatabase(database: Database): Promise<{ model: SemanticModel; seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), "parlance-keys-"));
  try {
    const source = join(folder, database.name);
    mkdirSync(source);
    for (const { name, rows } of database.tables) writeFileSync(join(source, `${name}.csv`), printCsv(rows));
    const start = performance.now();
    const opened = await openFolder(source, { useSchema: false });
    if (!opened.ok) throw new Error(`${database.name}: ${opened.failure.code}`);
    await opened.value.close();
    return { model: opened.value.model, seconds: (performance.now() - start) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
