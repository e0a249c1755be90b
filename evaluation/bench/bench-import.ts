import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { ingestFile } from "@parlance/warehouses";
import { type Figure, medianOf, timed } from "./figure.ts";
import { salesCsv } from "./sales-csv.ts";

const rounds = 5;

/** A 46 MB CSV to typed Parquet, against DuckDB's own reading of it into a table, alternating. */
export async function benchImport(folder: string): Promise<Figure[]> {
  const path = await salesCsv(folder);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => createTable(path)));
    ours.push(await timed(() => importOnce(path, join(folder, `import-${round}`))));
  }
  const ratio = medianOf(ours) / medianOf(bare);
  return [
    {
      what: "46 MB CSV to ready, against `create table as select * from read_csv`",
      value: `${ratio.toFixed(2)} ×`,
      mark: "≤ 3 ×",
    },
  ];
}

async function createTable(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE sales AS SELECT * FROM read_csv('${path}')`);
  connection.closeSync();
  instance.closeSync();
}

async function importOnce(path: string, folder: string): Promise<void> {
  await mkdir(folder);
  const outcome = await ingestFile({
    path,
    fileName: "sales.csv",
    folder,
    limits: { maxBytes: 2 ** 30 },
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (!outcome.ok) throw new Error(outcome.failure.code);
}
