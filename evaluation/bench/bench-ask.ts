import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { ask, buildModelIndex } from "@parlance/engine";
import { buildModel, duckdbDialect, openFileWarehouse } from "@parlance/warehouses";
import { type Figure, medianOf, timed } from "./figure.ts";

const rounds = 7;
const questions = [
  {
    question: "total amount by country",
    sql: "SELECT country, SUM(amount) FROM sales GROUP BY country ORDER BY 2 DESC",
  },
  {
    question: "monthly amount in 2023",
    sql: "SELECT DATE_TRUNC('month', sale_date), SUM(amount) FROM sales WHERE sale_date >= DATE '2023-01-01' AND sale_date < DATE '2024-01-01' GROUP BY 1 ORDER BY 1",
  },
  {
    question: "top 10 products by amount",
    sql: "SELECT product, SUM(amount) FROM sales GROUP BY product ORDER BY 2 DESC LIMIT 10",
  },
];

/** Question to answer over ten million rows, against the bare SQL on the same Parquet file, alternating. */
export async function benchAsk(folder: string): Promise<Figure[]> {
  const file = join(folder, "sales.parquet");
  const instance = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await instance.connect();
  await connection.run(`COPY (
    SELECT i AS sale_id, DATE '2022-01-01' + CAST(hash(i) % 1096 AS INTEGER) AS sale_date, 'Product ' || hash(i + 1) % 500 AS product,
      ['France', 'Germany', 'Spain', 'Italy', 'Norway'][CAST(1 + hash(i + 2) % 5 AS BIGINT)] AS country, (hash(i + 3) % 100000) / 100 AS amount
    FROM range(10000000) AS t(i)) TO '${file}' (FORMAT parquet)`);
  await connection.run(`CREATE VIEW sales AS SELECT * FROM read_parquet('${file}')`);
  const warehouse = await openFileWarehouse(
    { folder, tables: [{ name: "sales", parquet: "sales.parquet" }] },
    { threads: 2 },
  );
  const types = {
    sale_id: "integer",
    sale_date: "date",
    product: "string",
    country: "string",
    amount: "decimal",
  } as const;
  const columns = Object.entries(types).map(([name, physicalType]) => ({
    name,
    physicalType,
    nullable: false,
    notes: [],
  }));
  const { model, values } = await buildModel({
    source: "bench",
    kind: "file",
    label: "Bench",
    warehouse,
    tables: [{ name: "sales", schema: null, columns, rowCount: 10_000_000, sample: null }],
    declared: null,
  });
  const index = buildModelIndex(model, values);
  const figures: Figure[] = [];
  for (const { question, sql } of questions) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bare.push(await timed(() => connection.runAndReadAll(sql)));
      ours.push(
        await timed(async () => {
          const answer = await ask({
            question,
            query: null,
            previous: [],
            previousQuestions: [],
            index,
            warehouse,
            dialect: duckdbDialect,
            clock: { now: () => "2024-12-31T00:00:00" },
            stopwatch: { milliseconds: () => performance.now() },
            limits: { timeoutSeconds: 60, maximumRows: 10_000, signal: null },
            onStep: () => {},
          });
          if (answer.outcome !== "answered") throw new Error(`${question}: ${answer.outcome}`);
        }),
      );
    }
    figures.push({
      what: `“${question}” on 10 million rows, against the bare SQL`,
      value: `${(medianOf(ours) / medianOf(bare)).toFixed(2)} ×`,
      mark: "≤ 1.5 ×",
    });
  }
  warehouse.close();
  connection.closeSync();
  instance.closeSync();
  return figures;
}
