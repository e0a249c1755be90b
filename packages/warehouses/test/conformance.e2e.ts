import {
  aggregateOf,
  aggregateQuery,
  type Failure,
  failureText,
  fieldOf,
  type Literal,
  listQuery,
  type Result,
  type SemanticQuery,
} from "@parlance/contract";
import { checkQuery, planQuery, printSql, type RunLimits, type Warehouse } from "@parlance/engine";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { file, type Kind, servers } from "../src/conformance/testing/server-kinds.ts";
import { type TestServer, testEnvironment } from "../src/conformance/testing/test-server.ts";
import { wholesale } from "../src/conformance/testing/wholesale.ts";
import type { SourceConnection } from "../src/driver/driver.ts";
import { openMemoryWarehouse } from "../src/file/connection.ts";
import { buildSourceModel } from "../src/introspect/build-source-model.ts";

const { tables } = wholesale();
const limits: RunLimits = { timeoutSeconds: 20, maximumRows: 1000, signal: null };

/** What every kind promises of one statement. */
function runsStatements(kind: Kind, warehouse: () => Warehouse): void {
  const run = (
    text: string,
    parameters: (string | number | boolean | null)[] = [],
    more: Partial<RunLimits> = {},
  ) => warehouse().run({ text, parameters }, { ...limits, ...more });

  test("gives values as JSON holds them", async () => {
    const text = `SELECT id, customer_id, placed, shipped, freight, status FROM orders WHERE id IN (1001, 1002, 1003) ORDER BY id`;
    const wanted = tables.find(({ name }) => name === "orders")?.rows.slice(0, 3);
    expect(await run(text)).toEqual({ ok: true, value: { rows: wanted, truncated: false } });
    const active = await run("SELECT active FROM customers WHERE active IS NOT NULL ORDER BY id LIMIT 1");
    expect(active.ok && typeof active.value.rows[0]?.[0]).toBe("boolean");
  });

  test("keeps values apart from the statement", async () => {
    const text = `SELECT COUNT(*) FROM regions WHERE name = ${kind.marker}`;
    expect(await run(text, ["O'Hara \\ Sons"])).toMatchObject({ ok: true, value: { rows: [[1]] } });
    expect(await run(text, ["' OR 1 = 1 --"])).toMatchObject({ ok: true, value: { rows: [[0]] } });
  });

  test.each([
    "DELETE FROM regions",
    "SELECT 1; DELETE FROM regions",
    "WITH gone AS (DELETE FROM regions RETURNING id) SELECT * FROM gone",
    "CREATE TABLE extra (id INT)",
    "UPDATE regions SET name = 'x'",
    "SELECT name FROM regions FOR UPDATE",
    "SELECT 1; SET default_transaction_read_only = off",
    "SELECT set_config('default_transaction_read_only', 'off', false)",
    "SELECT name FROM regions INTO OUTFILE '/tmp/regions.csv'",
    "SELECT LOAD_FILE('/etc/passwd')",
  ])("changes nothing: %s", async (text) => {
    expect(await run(text)).toMatchObject({ ok: false, failure: { code: "refused" } });
    expect(await run("SELECT COUNT(*) FROM regions")).toMatchObject({ value: { rows: [[6]] } });
  });

  test("stops at the row cap and says so", async () => {
    const result = await run(kind.numbers, [], { maximumRows: 10 });
    expect(result.ok && [result.value.rows.length, result.value.truncated]).toEqual([10, true]);
    expect(await run("SELECT COUNT(*) FROM regions")).toMatchObject({ ok: true });
  });

  test("ends a statement that takes too long, and goes on", async () => {
    const start = performance.now();
    expect(await run(kind.slow, [], { timeoutSeconds: 0.4 })).toMatchObject({
      ok: false,
      failure: { code: "timed-out" },
    });
    expect(performance.now() - start).toBeLessThan(2500);
    expect(await run("SELECT COUNT(*) FROM regions")).toMatchObject({ ok: true });
  });

  test("can be cancelled", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    expect(await run(kind.slow, [], { signal: controller.signal })).toEqual({
      ok: false,
      failure: { code: "cancelled" },
    });
  });

  test("says what is wrong with a statement", async () => {
    const result = await run("SELECT nothing_here FROM regions");
    expect(failureOf(result)).toMatchObject({ code: "refused" });
    expect(textOf(result)).toContain("nothing_here");
  });
}

describe(file.name, () => {
  let warehouse: Awaited<ReturnType<typeof openMemoryWarehouse>>;
  beforeAll(async () => {
    warehouse = await openMemoryWarehouse(tables, { threads: 2 });
  });
  afterAll(() => warehouse.close());
  runsStatements(file, () => warehouse);
});

describe.each(servers.filter(({ missing }) => missing === null))("$name", (kind) => {
  let server: TestServer;
  let connection: SourceConnection;
  const connect = (changes: Record<string, string | number>, environment = testEnvironment) =>
    kind.driver.connect({ ...server.settings, ...changes }, environment);

  beforeAll(async () => {
    server = await kind.start();
    await server.administer(kind.setUp);
    connection = opened(await connect({}));
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  runsStatements(kind, () => connection);

  test("says who answers", async () => {
    const info = await connection.test();
    expect(info).toMatchObject({
      ok: true,
      value: { product: expect.stringMatching(kind.product), user: expect.stringContaining("parlance") },
    });
  });

  test("lists tables, views, columns, comments and keys", async () => {
    const listed = opened(await connection.catalogue());
    const orders = listed.tables.find(
      ({ name, schema }) => name === "orders" && schema === listed.defaultSchema,
    );
    expect(orders).toMatchObject({
      kind: "table",
      comment: "What was bought",
      readable: true,
      primaryKey: ["id"],
      references: [{ columns: ["customer_id"], table: "customers", toColumns: ["id"] }],
    });
    expect(orders?.columns.map(({ name, physicalType, comment }) => [name, physicalType, comment])).toEqual([
      ["id", "integer", null],
      ["customer_id", "integer", null],
      ["placed", "date", null],
      ["shipped", "timestamp", null],
      ["freight", "decimal", "Cost of transport"],
      ["status", "string", null],
    ]);
    expect(listed.tables.find(({ name }) => name === "open orders")?.kind).toBe("view");
  });

  test("becomes the model that files have", async () => {
    const progress: number[] = [];
    const { model, values, skipped } = opened(
      await buildSourceModel({
        source: "s",
        kind: kind.driver.kind,
        label: "Shop",
        connection,
        catalogue: opened(await connection.catalogue()),
        tables: null,
        onProgress: ({ fraction }) => progress.push(fraction),
      }),
    );
    expect(skipped).toEqual([]);
    expect(progress.at(-1)).toBe(1);
    const orders = model.tables.find(({ name }) => name === "orders");
    expect(orders).toMatchObject({
      rowCount: 400,
      primaryKey: ["id"],
      timeColumn: "placed",
      description: "What was bought",
    });
    const status = orders?.columns.find(({ name }) => name === "status")?.profile;
    expect(status).toMatchObject({ distinct: 4, sampledRows: 400 });
    expect(model.relationships.filter(({ origin }) => origin === "declared")).toMatchObject([
      {
        from: { table: "orders", columns: ["customer_id"] },
        to: { table: "customers" },
        origin: "declared",
        cardinality: "many-to-one",
        evidence: { inclusion: 1, orphans: 0 },
      },
    ]);
    expect(values.find(({ table, column }) => table === "regions" && column === "name")?.values).toHaveLength(
      6,
    );
    expect(model.tables.map(({ name }) => name)).toContain("open orders");
  });

  test("asks nothing of a table that the user may not read, and says which", async () => {
    const clerk = opened(await connect({ username: "clerk", password: "clerk" }));
    const denied = await clerk.run({ text: "SELECT COUNT(*) FROM customers", parameters: [] }, limits);
    expect(failureOf(denied)).toMatchObject({ code: "permission-denied", user: "clerk" });
    expect(textOf(denied)).toMatch(/not allowed to read table (shop\.)?customers.*grant SELECT/);
    const catalogue = opened(await connection.catalogue());
    const schema = catalogue.defaultSchema;
    const built = opened(
      await buildSourceModel({
        source: "s",
        kind: kind.driver.kind,
        label: "Shop",
        connection: clerk,
        catalogue,
        tables: [
          { schema, name: "orders" },
          { schema, name: "customers" },
        ],
        onProgress: () => undefined,
      }),
    );
    expect(built.model.tables.map(({ name }) => name)).toEqual(["orders"]);
    expect(built.skipped).toMatchObject([
      { table: { name: "customers" }, failure: { code: "permission-denied" } },
    ]);
    await clerk.close();
  });

  test("reads tables as databases really hold them, and says what of them it cannot read", async () => {
    for (const sql of kind.odd.setUp) await server.administer(sql);
    onTestFinished(async () => {
      for (const sql of kind.odd.tearDown) await server.administer(sql);
    });
    const catalogue = opened(await connection.catalogue());
    const schema = catalogue.defaultSchema;
    const built = opened(
      await buildSourceModel({
        source: "s",
        kind: kind.driver.kind,
        label: "Shop",
        connection,
        catalogue,
        tables: kind.odd.tables.map((name) => ({ schema, name })),
        onProgress: () => undefined,
      }),
    );
    const said = built.skipped.map(({ table, columns, failure }) => [
      table.name,
      columns,
      failureText(failure),
    ]);
    expect(said.toSorted()).toEqual(
      kind.odd.skipped.map(([table, columns, detail]) => [table, columns, expect.stringMatching(detail)]),
    );
    const asked = async (query: SemanticQuery): Promise<Literal[][]> => {
      const tree = opened(
        planQuery(opened(checkQuery(query, built.model)), built.model, { now: "2024-02-01T00:00:00" }),
      );
      return opened(await connection.run(printSql(tree, connection.dialect), limits)).rows;
    };
    for (const [table, name, values] of kind.odd.values) {
      const expression = fieldOf(table, name);
      const rows = await asked(listQuery("s", table, { columns: [{ id: "v", label: "v", expression }] }));
      expect([name, rows.map(([value]) => value)]).toEqual([name, values]);
    }
    for (const [table, name, sum] of kind.odd.sums) {
      const expression = aggregateOf("sum" as const, fieldOf(table, name), [], null);
      expect(
        await asked(aggregateQuery("s", table, { measures: [{ id: "m", label: "m", expression }] })),
      ).toEqual([[sum]]);
    }
  });

  test("refuses a result of too many bytes", async () => {
    const small = opened(await connect({}, { ...testEnvironment, maximumBytes: 2000 }));
    const result = await small.run({ text: kind.numbers, parameters: [] }, { ...limits, maximumRows: 5000 });
    expect(failureOf(result)).toMatchObject({ code: "too-large" });
    await small.close();
  });

  test.each<[string, Record<string, string | number>, Failure["code"], RegExp]>([
    ["a wrong password", { password: "wrong" }, "login-refused", /refused the login of “parlance”.*password/],
    ["an unknown user", { username: "nobody" }, "login-refused", /“nobody”/],
    ["an unknown database", { database: "nowhere" }, "unknown-database", /no database “nowhere”/],
    ["a closed port", { port: 1 }, "unreachable", /nothing answers at that port.*firewall/],
    [
      "an unknown host",
      { host: "no-such-host.invalid" },
      "unreachable",
      /no-such-host\.invalid cannot be reached/,
    ],
    [
      "a server without encryption",
      { encryption: "require" },
      "encryption-failed",
      /No encrypted connection/,
    ],
    [
      "settings that make no sense",
      { port: 70_000, host: "http://db" },
      "invalid-request",
      /Host.*Port|Port.*Host/,
    ],
  ])("says what to do about %s", async (_, changes, code, text) => {
    if (kind.name === "MariaDB" && code === "encryption-failed" && (await isEncrypted(connection))) return;
    const result = await connect(changes);
    expect(failureOf(result)).toMatchObject({ code });
    expect(textOf(result)).toMatch(text);
  });

  test("says that a password has expired", async () => {
    await server.administer(kind.expire.sql);
    const result = await connect({ username: "former", password: "former" });
    const asked = result.ok
      ? await result.value.run({ text: "SELECT COUNT(*) FROM orders", parameters: [] }, limits)
      : result;
    expect(failureOf(asked)).toMatchObject({ code: kind.expire.code });
    if (result.ok) await result.value.close();
  });

  test("connects to no private address unless the operator allows it, and never to a link-local one", async () => {
    const closed = { ...testEnvironment, allowPrivateHosts: false };
    expect(failureOf(await connect({}, closed))).toMatchObject({ code: "host-not-allowed" });
    expect(failureOf(await connect({ host: "localhost" }, closed))).toMatchObject({
      code: "host-not-allowed",
    });
    const metadata = await connect({ host: "169.254.169.254" });
    expect(failureOf(metadata)).toMatchObject({ code: "host-not-allowed" });
    expect(textOf(metadata)).toContain("private or reserved address");
  });

  test("says that the connection was lost in mid-query, and that nothing answers afterwards", async () => {
    const lost = opened(await connect({}));
    const running = lost.run({ text: kind.slow, parameters: [] }, limits);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.kill();
    const result = await running;
    expect(failureOf(result)).toMatchObject({ code: "connection-lost" });
    expect(textOf(result)).toMatch(/lost while the query ran.*Ask again/);
    const after = await lost.run({ text: "SELECT 1", parameters: [] }, limits);
    expect(failureOf(after)).toMatchObject({ code: "unreachable" });
    await lost.close();
  });
});

/** MariaDB 11.4 and later makes a certificate of its own. */
async function isEncrypted(connection: SourceConnection): Promise<boolean> {
  const result = await connection.run({ text: "SELECT @@have_ssl", parameters: [] }, limits);
  return result.ok && result.value.rows[0]?.[0] === "YES";
}

function opened<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(failureText(result.failure));
  return result.value;
}

const failureOf = (result: Result<unknown>): Failure | null => (result.ok ? null : result.failure);
const textOf = (result: Result<unknown>): string => (result.ok ? "" : failureText(result.failure));
