import { generateKeyPairSync } from "node:crypto";
import { type Failure, failureText, type Literal, type Result } from "@parlance/contract";
import { checkQuery, missingFunction, planQuery, printSql, type RunLimits } from "@parlance/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bigqueryDriver } from "../src/bigquery/index.ts";
import { featureQueries } from "../src/conformance/testing/feature-queries.ts";
import { type BigqueryServer, startBigquery } from "../src/conformance/testing/start-bigquery.ts";
import { type SnowflakeServer, startSnowflake } from "../src/conformance/testing/start-snowflake.ts";
import { testEnvironment } from "../src/conformance/testing/test-server.ts";
import { wholesale } from "../src/conformance/testing/wholesale.ts";
import type { SourceConnection } from "../src/driver/driver.ts";
import { openMemoryWarehouse } from "../src/file/connection.ts";
import { duckdbDialect } from "../src/file/dialect.ts";
import { testModel } from "../src/file/testing/test-model.ts";
import { buildSourceModel } from "../src/introspect/build-source-model.ts";
import { snowflakeDriver } from "../src/snowflake/index.ts";

const limits: RunLimits = { timeoutSeconds: 20, maximumRows: 100_000, signal: null };
const { tables, references } = wholesale();
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

describe("BigQuery", () => {
  let server: BigqueryServer;
  let connection: SourceConnection;
  const settings = {
    projectId: "test-project",
    dataset: "shop",
    credentials: JSON.stringify({
      client_email: "robot@test-project.iam.gserviceaccount.com",
      private_key: privateKey,
    }),
    maximumGigabytes: 1,
  };
  const connect = async (changes: object = {}): Promise<SourceConnection> =>
    opened(
      await bigqueryDriver.connect(
        { ...settings, ...changes },
        { ...testEnvironment, endpoints: { bigquery: server.url } },
      ),
    );

  beforeAll(async () => {
    server = await startBigquery(tables);
    connection = await connect();
  });
  afterAll(() => server.stop());

  test("gives the rows that DuckDB gives, for every feature of the semantic query", async () => {
    await givesEqualRows(connection, "BigQuery");
  }, 240_000);

  test("says who answers, and lists tables with partitions, keys and descriptions", async () => {
    expect(await connection.test()).toMatchObject({
      ok: true,
      value: { product: "BigQuery", user: expect.stringContaining("robot@") },
    });
    const catalogue = opened(await connection.catalogue());
    expect(catalogue.tables.find(({ name }) => name === "orders")).toMatchObject({
      comment: "The orders",
      rows: 400,
      primaryKey: ["id"],
      partitionColumn: "placed",
    });
  });

  test("becomes the model that files have", () => becomesModel(connection, "bigquery"));

  test("refuses what would cost too much before it costs anything", async () => {
    server.behave({ bytes: 5 * 2 ** 30 });
    const result = await connection.run({ text: "SELECT 1", parameters: [] }, limits);
    server.behave({ bytes: 1000 });
    expect(failureOf(result)).toMatchObject({ code: "too-costly", limitBytes: 2 ** 30 });
    expect(textOf(result)).toContain("raise the limit in the source's settings");
  });

  test("says how many bytes a statement read", async () => {
    const { bytesRead } = opened(await connection.run({ text: "SELECT 1", parameters: [] }, limits));
    expect(bytesRead).toBe(1000);
  });

  test("filters on the partitions of a table that demands it", async () => {
    server.behave({ filtered: "orders" });
    const bare = await connection.run({ text: "SELECT COUNT(*) FROM `orders`", parameters: [] }, limits);
    expect(textOf(bare)).toContain("without a filter over column(s) 'placed'");
    await becomesModel(connection, "bigquery");
    await givesEqualRows(connection, "BigQuery with a partition filter", { partitioned: "placed", every: 5 });
    server.behave({ filtered: null });
  }, 120_000);

  test("compares with times of either kind as they are, so that partitions are left out", () => {
    const { dialect } = bigqueryDriver;
    expect([dialect.parameter("?", "date"), dialect.parameter("?", "timestamp")]).toEqual(["?", "?"]);
    expect(dialect.types.timestamp).toBe("DATETIME");
  });

  test("runs in the time zone of its settings", async () => {
    const zoned = await connect({ timeZone: "America/Bogota" });
    opened(await zoned.run({ text: "SELECT 1", parameters: [] }, limits));
    expect(server.zones.at(-1)).toBe("America/Bogota");
  });

  test("changes nothing", async () => {
    const result = await connection.run(
      { text: "WITH a AS (SELECT 1) DELETE FROM regions WHERE TRUE", parameters: [] },
      limits,
    );
    expect(failureOf(result)).toMatchObject({ code: "refused" });
    expect(
      failureOf(await connection.run({ text: "DROP TABLE regions", parameters: [] }, limits)),
    ).toMatchObject({ code: "refused" });
  });

  test("cancels the job at a time-out and on request", async () => {
    server.behave({ delay: 3000 });
    const late = await connection.run(
      { text: "SELECT 1", parameters: [] },
      { ...limits, timeoutSeconds: 0.3 },
    );
    expect(failureOf(late)).toMatchObject({ code: "timed-out" });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const stopped = await connection.run(
      { text: "SELECT 1", parameters: [] },
      { ...limits, signal: controller.signal },
    );
    server.behave({ delay: 0 });
    expect(failureOf(stopped)).toEqual({ code: "cancelled" });
    await expect.poll(() => server.cancelled.length).toBe(2);
  });

  test("reads pages up to the row cap", async () => {
    const all = opened(
      await connection.run({ text: "SELECT id FROM lines CROSS JOIN regions", parameters: [] }, limits),
    );
    expect(all.rows.length).toBeGreaterThan(1000);
    const some = opened(
      await connection.run(
        { text: "SELECT id FROM lines CROSS JOIN regions", parameters: [] },
        { ...limits, maximumRows: 700 },
      ),
    );
    expect([some.rows.length, some.truncated]).toEqual([700, true]);
  });

  test("says what to do about each failure", async () => {
    server.behave({ denied: "customers" });
    const denied = await connection.run({ text: "SELECT * FROM `customers`", parameters: [] }, limits);
    server.behave({ denied: null });
    expect(textOf(denied)).toMatch(
      /“robot@.*” is not allowed to read table test-project|is not allowed to read table p:shop.customers/,
    );
    server.behave({ status: 401 });
    expect(failureOf(await connection.test())).toMatchObject({ code: "credentials-expired" });
    server.behave({ status: null });
    const other = await connect({ dataset: "elsewhere" });
    expect(failureOf(await other.catalogue())).toMatchObject({ code: "unknown-database", name: "elsewhere" });
    expect(
      failureOf(await connection.run({ text: "SELECT nothing FROM regions", parameters: [] }, limits)),
    ).toMatchObject({ code: "refused" });
    const wrong = await bigqueryDriver.connect({ ...settings, credentials: "{}" }, testEnvironment);
    expect(textOf(wrong)).toContain("JSON key file of a service account");
  });
});

describe("Snowflake", () => {
  let server: SnowflakeServer;
  let connection: SourceConnection;
  const settings = {
    account: "myorg-account1",
    warehouse: "WH",
    database: "DB",
    schema: "shop",
    username: "reader",
    password: "secret",
  };
  const connect = (changes: object = {}) =>
    snowflakeDriver.connect(
      { ...settings, ...changes },
      { ...testEnvironment, endpoints: { snowflake: server.url } },
    );

  beforeAll(async () => {
    server = await startSnowflake(tables);
    connection = opened(await connect());
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  test("gives the rows that DuckDB gives, for every feature of the semantic query", async () => {
    await givesEqualRows(connection, "Snowflake");
  }, 240_000);

  test("says who answers, and lists tables with keys and comments", async () => {
    expect(await connection.test()).toMatchObject({
      ok: true,
      value: { product: "Snowflake", version: "9.1.0", user: "READER" },
    });
    const catalogue = opened(await connection.catalogue());
    expect(catalogue.tables.find(({ name }) => name === "orders")).toMatchObject({
      comment: "The orders",
      rows: 400,
      primaryKey: ["id"],
    });
  });

  test("becomes the model that files have", () => becomesModel(connection, "snowflake"));

  test("logs in with a key pair", async () => {
    const other = opened(await connect({ password: "", privateKey }));
    expect(server.logins.at(-1)).toMatchObject({
      AUTHENTICATOR: "SNOWFLAKE_JWT",
      TOKEN: expect.stringMatching(/^ey/),
    });
    await other.close();
  });

  test("sends nothing that could change anything", async () => {
    expect(
      failureOf(await connection.run({ text: "DELETE FROM regions", parameters: [] }, limits)),
    ).toMatchObject({ code: "refused" });
  });

  test("aborts the statement at a time-out and on request", async () => {
    server.behave({ delay: 3000 });
    const late = await connection.run(
      { text: "SELECT 1", parameters: [] },
      { ...limits, timeoutSeconds: 0.3 },
    );
    expect(failureOf(late)).toMatchObject({ code: "timed-out" });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const stopped = await connection.run(
      { text: "SELECT 1", parameters: [] },
      { ...limits, signal: controller.signal },
    );
    server.behave({ delay: 0 });
    expect(failureOf(stopped)).toEqual({ code: "cancelled" });
    await expect.poll(() => server.aborted.length).toBe(2);
  });

  test("stops at the row cap", async () => {
    const some = opened(
      await connection.run(
        { text: 'SELECT "order_id" FROM "lines"', parameters: [] },
        { ...limits, maximumRows: 70 },
      ),
    );
    expect([some.rows.length, some.truncated]).toEqual([70, true]);
  });

  test.each([
    [
      "390100",
      "Incorrect username or password was specified.",
      "login-refused",
      /refused the login of “reader”/,
    ],
    [
      "390106",
      "Specified password has expired. Password must be changed.",
      "credentials-expired",
      /Enter new ones/,
    ],
    [
      "390201",
      "The requested database does not exist or not authorized: 'DB'",
      "unknown-database",
      /no database, schema or warehouse “DB”/,
    ],
  ])("says what to do about %s while logging in", async (code, message, failure, text) => {
    server.behave({ refusal: { code, message, sqlState: "08001" } });
    const result = await connect();
    server.behave({ refusal: null });
    expect(failureOf(result)).toMatchObject({ code: failure });
    expect(textOf(result)).toMatch(text);
  });

  test("says what to do about a table that may not be read, and a statement that is wrong", async () => {
    server.behave({
      refusal: {
        code: "003001",
        message: "SQL access control error: Insufficient privileges to operate on table 'ORDERS'",
        sqlState: "42501",
      },
    });
    const denied = await connection.run({ text: 'SELECT * FROM "orders"', parameters: [] }, limits);
    server.behave({ refusal: null });
    expect(textOf(denied)).toMatch(/“reader” is not allowed to read table ORDERS/);
    const wrong = await connection.run({ text: 'SELECT "nothing" FROM "orders"', parameters: [] }, limits);
    expect(failureOf(wrong)).toMatchObject({ code: "refused" });
  });
});

/** `partitioned` is a column of orders that every query must filter on, `every` takes one query of so many. */
async function givesEqualRows(
  connection: SourceConnection,
  name: string,
  { partitioned = null, every = 1 }: { partitioned?: string | null; every?: number } = {},
): Promise<void> {
  const model = testModel(tables, references);
  for (const table of model.tables) {
    if (table.name === "orders") table.partitionColumn = partitioned;
    for (const column of table.columns) column.converted = column.physicalType === "timestamp";
  }
  const local = await openMemoryWarehouse(tables, { threads: 1 });
  const differences: string[] = [];
  const queries = featureQueries().filter((_, at) => at % every === 0);
  let compared = 0;
  for (const { feature, query, calendar } of queries) {
    const checked = opened(checkQuery(query, model));
    const tree = opened(
      planQuery(checked, model, {
        now: "2024-02-01T00:00:00",
        ...(calendar === undefined ? {} : { calendar }),
      }),
    );
    if (missingFunction(tree, connection.dialect) !== null) continue;
    compared += 1;
    const isSorted = "limit" in query && (query.limit !== null || query.order.length > 0);
    const wanted = await local.run(printSql(tree, duckdbDialect), limits);
    const statement = printSql(tree, connection.dialect);
    const found = await connection.run(statement, limits);
    const [one, other] = [wanted, found].map((result) =>
      result.ok ? printed(result.value.rows, isSorted) : failureText(result.failure),
    );
    if (one !== other)
      differences.push(
        `${feature}\n${statement.text}\nwanted\n${one?.slice(0, 600)}\nfound\n${other?.slice(0, 600)}`,
      );
  }
  local.close();
  expect(differences.join("\n\n")).toBe("");
  expect(compared).toBeGreaterThan(0.95 * queries.length);
  console.info(`${name}: ${compared} of ${queries.length} queries of features compared, 0 differ`);
}

async function becomesModel(connection: SourceConnection, kind: "bigquery" | "snowflake"): Promise<void> {
  const catalogue = opened(await connection.catalogue());
  const { model, skipped } = opened(
    await buildSourceModel({
      source: "s",
      kind,
      label: "Shop",
      connection,
      catalogue,
      tables: null,
      onProgress: () => undefined,
    }),
  );
  expect(skipped).toEqual([]);
  expect(model.tables.find(({ name }) => name === "orders")).toMatchObject({
    rowCount: 400,
    primaryKey: ["id"],
  });
  expect(
    model.relationships.map(({ from, to }) => `${from.table}.${from.columns[0]} -> ${to.table}`),
  ).toEqual(
    expect.arrayContaining([
      "customers.region_id -> regions",
      "lines.order_id -> orders",
      "lines.sku -> products",
      "orders.customer_id -> customers",
    ]),
  );
}

/** Rows as text, numbers to ten digits; sorted where the order means nothing. */
function printed(rows: Literal[][], isSorted: boolean): string {
  const lines = rows.map((row) =>
    JSON.stringify(
      row.map((value) => (typeof value === "number" ? Number(value.toPrecision(10)) + 0 : value)),
    ),
  );
  return (isSorted ? lines : lines.toSorted()).join("\n");
}

function opened<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(failureText(result.failure));
  return result.value;
}

const failureOf = (result: Result<unknown>): Failure | null => (result.ok ? null : result.failure);
const textOf = (result: Result<unknown>): string => (result.ok ? "" : failureText(result.failure));
