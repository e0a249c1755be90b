import { DuckDBInstance } from "@duckdb/node-api";

/** Rows of hand-written SQL over a CSV file, which stands as `data`: what the product's figures are held against. */
export async function queryCsv(path: string, sql: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    await connection.run(`CREATE VIEW data AS SELECT * FROM read_csv('${path}', header = true)`);
    return (await connection.runAndReadAll(sql)).getRowsJS();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
