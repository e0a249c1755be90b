import {
  type Calendar,
  failureText,
  type Literal,
  type SemanticModel,
  type SemanticQuery,
  standardConventions,
} from "@parlance/contract";
import { checkQuery, planQuery, printSql, type Warehouse } from "@parlance/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTable,
  mysqlWriter,
  postgresqlWriter,
  type TableWriter,
} from "../src/conformance/testing/create-tables.ts";
import { featureQueries } from "../src/conformance/testing/feature-queries.ts";
import { mariadbMissing, startMariadb } from "../src/conformance/testing/start-mariadb.ts";
import { startPostgresql } from "../src/conformance/testing/start-postgresql.ts";
import { type TestServer, testEnvironment } from "../src/conformance/testing/test-server.ts";
import { wholesale } from "../src/conformance/testing/wholesale.ts";
import type { SourceConnection, WarehouseDriver } from "../src/driver/driver.ts";
import { openMemoryWarehouse } from "../src/file/connection.ts";
import { duckdbDialect } from "../src/file/dialect.ts";
import { randomQuery } from "../src/file/testing/random-query.ts";
import { randomSchema, type TestSchema } from "../src/file/testing/random-schema.ts";
import { testModel } from "../src/file/testing/test-model.ts";
import { mysqlDriver } from "../src/mysql/index.ts";
import { postgresqlDriver } from "../src/postgresql/index.ts";

const queriesOfSchema = 12;
const schemas = Number(process.env.SCHEMAS ?? 25);
const limits = { timeoutSeconds: 20, maximumRows: 100_000, signal: null };

const servers: {
  name: string;
  missing: string | null;
  start(): Promise<TestServer>;
  driver: WarehouseDriver;
  writer: TableWriter;
}[] = [
  {
    name: "PostgreSQL",
    missing: null,
    start: startPostgresql,
    driver: postgresqlDriver,
    writer: postgresqlWriter,
  },
  { name: "MariaDB", missing: mariadbMissing, start: startMariadb, driver: mysqlDriver, writer: mysqlWriter },
];

describe.each(servers)(
  "$name gives the rows that DuckDB gives",
  ({ name, missing, start, driver, writer }) => {
    let server: TestServer | null = null;
    let connection: SourceConnection | null = null;
    if (missing !== null) console.warn(missing);

    beforeAll(async () => {
      if (missing !== null) return;
      server = await start();
      const opened = await driver.connect(server.settings, testEnvironment);
      if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
      connection = opened.value;
    }, 60_000);
    afterAll(async () => {
      await connection?.close();
      await server?.stop();
    });

    test.skipIf(missing !== null)(
      "on one business, for every feature of the semantic query",
      async () => {
        const { tables, references } = wholesale();
        await server?.administer(tables.map((table) => createTable(writer, table)).join(""));
        const model = testModel(tables, references);
        const local = await openMemoryWarehouse(tables, { threads: 1 });
        const differences: string[] = [];
        const queries = featureQueries();
        for (const { feature, query, calendar } of queries) {
          const difference = await differenceOf(
            query,
            model,
            local,
            connection as SourceConnection,
            calendar,
          );
          if (difference !== null) differences.push(`${feature}: ${difference}`);
        }
        local.close();
        expect(differences.join("\n\n")).toBe("");
        console.info(`${name}: ${queries.length} queries of features compared, 0 differ`);
      },
      240_000,
    );

    test.skipIf(missing !== null)(
      "on random schemas, data and queries",
      async () => {
        let compared = 0;
        const property = fc.asyncProperty(
          randomSchema,
          fc.infiniteStream(fc.nat()),
          async (schema, chance) => {
            const draw = (bound: number): number => (chance.next().value ?? 0) % bound;
            await server?.administer(schema.tables.map((table) => createTable(writer, table)).join(""));
            const local = await openMemoryWarehouse(schema.tables, { threads: 1 });
            try {
              compared += await compare(schema, draw, local, connection as SourceConnection);
            } finally {
              local.close();
            }
          },
        );
        await fc.assert(property, {
          seed: Number(process.env.SEED ?? 11),
          numRuns: schemas,
          endOnFailure: true,
        });
        expect(compared).toBeGreaterThan((schemas * queriesOfSchema) / 2);
        console.info(`${name}: ${compared} queries compared, 0 differ`);
      },
      120_000,
    );
  },
);

/** Runs queries over one schema on both; how many were compared. */
async function compare(
  schema: TestSchema,
  draw: (bound: number) => number,
  local: Warehouse,
  remote: SourceConnection,
): Promise<number> {
  const model = testModel(schema.tables, schema.references);
  let compared = 0;
  for (let count = 0; count < queriesOfSchema; count += 1) {
    const query = randomQuery(model, draw);
    if (!checkQuery(query, model).ok) continue;
    expect(await differenceOf(query, model, local, remote), JSON.stringify(schema)).toBeNull();
    compared += 1;
  }
  return compared;
}

/** How the rows of both differ, with the SQL; null where they are equal. */
async function differenceOf(
  query: SemanticQuery,
  model: SemanticModel,
  local: Warehouse,
  remote: SourceConnection,
  calendar: Calendar = standardConventions,
): Promise<string | null> {
  const checked = checkQuery(query, model);
  if (!checked.ok) return JSON.stringify(checked.failure);
  const tree = planQuery(checked.value, model, { now: "2024-02-01T00:00:00", calendar });
  if (!tree.ok) return JSON.stringify(tree.failure);
  const isSorted = "limit" in query && (query.limit !== null || query.order.length > 0);
  const [wanted, found] = await Promise.all(
    [
      { warehouse: local, dialect: duckdbDialect },
      { warehouse: remote, dialect: remote.dialect },
    ].map(async ({ warehouse, dialect }) => {
      const statement = printSql(tree.value, dialect);
      const result = await warehouse.run(statement, limits);
      return {
        sql: `${statement.text}\n${JSON.stringify(statement.parameters)}`,
        rows: result.ok ? printed(result.value.rows, isSorted) : [failureText(result.failure)],
      };
    }),
  );
  const [one, other] = [wanted?.rows.join("\n"), found?.rows.join("\n")];
  return one === other ? null : `${found?.sql}\nwanted\n${shortened(one)}\nfound\n${shortened(other)}`;
}

const shortened = (text = ""): string => (text.length > 1500 ? `${text.slice(0, 1500)} …` : text);

/** Rows as text, numbers to ten digits; sorted where the order means nothing. */
function printed(rows: Literal[][], isSorted: boolean): string[] {
  const lines = rows.map((row) =>
    JSON.stringify(row.map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(10)) + 0 : cell))),
  );
  return isSorted ? lines : lines.toSorted();
}
