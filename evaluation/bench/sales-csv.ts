import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";

const original = resolve(import.meta.dirname, "../../../shared/data/online_retail/online_retail.csv.gz");

/** A 46 MB file of sales: online retail where it stands beside the project, else a generated one of its shape. */
export async function salesCsv(folder: string): Promise<string> {
  const path = join(folder, "sales.csv");
  if (existsSync(original))
    await pipeline(createReadStream(original), createGunzip(), createWriteStream(path));
  else await generatedCsv(path, 540_000);
  return path;
}

/** A generated file of sales lines; about 87 bytes each. */
export async function generatedCsv(path: string, lines: number): Promise<void> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (
    SELECT CAST(536365 + i // 20 AS VARCHAR) AS InvoiceNo, CAST(20000 + hash(i) % 4000 AS VARCHAR) AS StockCode,
      'DECORATIVE GIFT ITEM NUMBER ' || hash(i) % 4000 AS Description, CAST(hash(i + 1) % 40 AS INTEGER) - 2 AS Quantity,
      TIMESTAMP '2010-12-01 08:00:00' + to_minutes(CAST(i AS BIGINT)) AS InvoiceDate, (hash(i + 2) % 2000) / 100 AS UnitPrice,
      12000 + hash(i + 3) % 4000 AS CustomerID, ['United Kingdom', 'France', 'Germany', 'Spain'][CAST(1 + hash(i + 4) % 4 AS BIGINT)] AS Country
    FROM range(${lines}) AS t(i)) TO '${path}' (HEADER)`);
  connection.closeSync();
  instance.closeSync();
}
