import { ask, buildModelIndex, type ModelIndex } from "@parlance/engine";
import {
  buildSourceModel,
  defaultEnvironment,
  type SourceConnection,
  warehouses,
} from "@parlance/warehouses";
import pg from "pg";
import { startPostgresql } from "../../packages/warehouses/test/database-servers.ts";
import { type Figure, medianOf, timed } from "./figure.ts";

/** How much is generated: tables of twenty columns, and rows of one large table. */
export type WarehouseSize = { tables: number; rows: number };

type Settings = Record<string, string | number>;

const rounds = 7;
const columnsEach = 20;
const firstQuestion = "total passengers by harbour";
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

/**
 * A real PostgreSQL: how long many tables take to list and to become a source that answers, and what a question on a large table
 * costs against the bare SQL through `pg`, alternating.
 */
export async function benchWarehouse(
  size: WarehouseSize = { tables: 500, rows: 5_000_000 },
): Promise<Figure[]> {
  const server = await startPostgresql();
  try {
    await server.administer(wideSchema(size.tables));
    const wide = await connectFigures(server.settings, size);
    await server.administer(
      `${dropSchema(size.tables)}; CREATE TABLE sales AS
        SELECT i AS sale_id, DATE '2022-01-01' + (hashint4(i) & 1023) AS sale_date, 'Product ' || (hashint4(i + 1) & 511) AS product,
          (ARRAY['France', 'Germany', 'Spain', 'Italy'])[1 + (hashint4(i + 2) & 3)] AS country, ((hashint4(i + 3) & 65535) / 100.0)::numeric(10, 2) AS amount
        FROM generate_series(1, ${size.rows}) AS i;
       ALTER TABLE sales ADD PRIMARY KEY (sale_id); ANALYZE sales`,
    );
    const client = new pg.Client({
      host: String(server.settings.host),
      port: Number(server.settings.port),
      database: String(server.settings.database),
      user: String(server.settings.username),
      password: String(server.settings.password),
    });
    await client.connect();
    try {
      const large = await withConnection(server.settings, (connection) =>
        questionFigures(connection, client, size),
      );
      return [...wide, ...large];
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

async function withConnection<T>(
  settings: Settings,
  work: (connection: SourceConnection) => Promise<T>,
): Promise<T> {
  const opened = await warehouses.postgresql.connect(settings, {
    ...defaultEnvironment,
    allowPrivateHosts: true,
  });
  if (!opened.ok) throw new Error(opened.failure.code);
  return work(opened.value).finally(() => opened.value.close());
}

async function connectFigures(settings: Settings, { tables }: WarehouseSize): Promise<Figure[]> {
  const listing = await timed(() => withConnection(settings, (connection) => connection.catalogue()));
  const answering = (count: number | null): Promise<number> =>
    timed(() =>
      withConnection(settings, async (connection) =>
        answered(connection, await indexOf(connection, count), firstQuestion),
      ),
    );
  const what = `${tables} tables, ${(tables * columnsEach).toLocaleString("en-US")} columns in PostgreSQL`;
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    { what: `${what}: connected and listed`, value: seconds(listing), mark: "–" },
    {
      what: `${what}: ten chosen, from connecting to the first answer`,
      value: seconds(await answering(10)),
      mark: "–",
    },
    {
      what: `${what}: all chosen, from connecting to the first answer`,
      value: seconds(await answering(null)),
      mark: "–",
    },
  ];
}

async function questionFigures(
  connection: SourceConnection,
  client: pg.Client,
  { rows }: WarehouseSize,
): Promise<Figure[]> {
  const index = await indexOf(connection, null);
  const figures: Figure[] = [];
  for (const { question, sql } of questions) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bare.push(await timed(() => client.query(sql)));
      ours.push(await timed(() => answered(connection, index, question)));
    }
    figures.push({
      what: `“${question}” on ${rows / 1_000_000} million rows in PostgreSQL, against the bare SQL through \`pg\``,
      value: `${(medianOf(ours) / medianOf(bare)).toFixed(2)} ×`,
      mark: "≤ 1.2 ×",
    });
  }
  return figures;
}

/** Lists, reads and indexes the first tables, or all of them. */
async function indexOf(connection: SourceConnection, count: number | null): Promise<ModelIndex> {
  const catalogue = await connection.catalogue();
  if (!catalogue.ok) throw new Error(catalogue.failure.code);
  const built = await buildSourceModel({
    source: "bench",
    kind: "postgresql",
    label: "Bench",
    connection,
    catalogue: catalogue.value,
    tables:
      count === null
        ? null
        : catalogue.value.tables
            .toSorted((a, b) => Number(b.name === "ferries") - Number(a.name === "ferries"))
            .slice(0, count),
    onProgress: () => undefined,
  });
  if (!built.ok) throw new Error(built.failure.code);
  return buildModelIndex(built.value.model, built.value.values);
}

async function answered(connection: SourceConnection, index: ModelIndex, question: string): Promise<void> {
  const answer = await ask({
    question,
    query: null,
    previous: [],
    previousQuestions: [],
    index,
    warehouse: connection,
    dialect: connection.dialect,
    clock: { now: () => "2024-12-31T00:00:00" },
    stopwatch: { milliseconds: () => performance.now() },
    limits: { timeoutSeconds: 120, maximumRows: 10_000, signal: null },
    onStep: () => undefined,
  });
  if (answer.outcome !== "answered") throw new Error(`${question}: ${answer.outcome}`);
}

/** Tables of two hundred rows: a key, a reference to the table before, a category, a date, and figures; and one that is asked about. */
const wideSchema = (tables: number): string => `DO $$ BEGIN FOR t IN 1..${tables - 1} LOOP
  EXECUTE format('CREATE TABLE unit_%s (unit_%s_id int PRIMARY KEY, %s category text, booked date, %s)', t, t,
    CASE WHEN t = 1 THEN 'parent int,' ELSE format('unit_%s_id int REFERENCES unit_%s,', t - 1, t - 1) END,
    (SELECT string_agg(format('figure_%s numeric', f), ', ') FROM generate_series(1, ${columnsEach - 4}) AS f));
  EXECUTE format('INSERT INTO unit_%s SELECT i, i, ''Category '' || i %% 7, date ''2024-01-01'' + i, %s FROM generate_series(1, 200) AS i', t,
    (SELECT string_agg(format('(i * %s) %% 97 / 10.0', f), ', ') FROM generate_series(1, ${columnsEach - 4}) AS f));
END LOOP;
  CREATE TABLE ferries (ferry_id int PRIMARY KEY, harbour text, sailed date, passengers int, ${Array.from({ length: columnsEach - 4 }, (_, at) => `figure_${at + 1} numeric`).join(", ")});
  INSERT INTO ferries (ferry_id, harbour, sailed, passengers) SELECT i, (ARRAY['Bergen', 'Oban', 'Calais'])[1 + i % 3], date '2024-01-01' + i, i % 90 FROM generate_series(1, 200) AS i;
END $$`;

/** Twenty at a time: a drop holds locks until its statement ends, and the list ends with the table that is asked about. */
const dropSchema = (tables: number): string => {
  const names = Array.from({ length: tables - 1 }, (_, at) => `unit_${tables - 1 - at}`);
  const parts = Array.from({ length: Math.ceil(names.length / 20) }, (_, at) =>
    names.slice(at * 20, at * 20 + 20),
  );
  return [...parts, ["ferries"]].map((part) => `DROP TABLE ${part.join(", ")} CASCADE`).join("; ");
};
