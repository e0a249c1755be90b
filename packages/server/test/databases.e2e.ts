import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  Answer,
  AskResponse,
  ConnectDatabaseEvent,
  ConnectedDatabaseResponse,
  ConnectionTestResponse,
  GlossaryResponse,
  ListedTablesResponse,
  ModelVersionsResponse,
  SourcesResponse,
  WarehouseKindsResponse,
} from "@parlance/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresqlUrl, startPostgresql, type TestServer } from "../../warehouses/test/database-servers.ts";
import { makeClient, signInToDemo } from "./client.ts";
import { type RunningServer, startServer, temporaryFolder } from "./start-server.ts";

const password = "s3cret-Pässword-42";
const shop = `
  CREATE ROLE reader LOGIN PASSWORD '${password}';
  CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL);
  CREATE TABLE orders (id int PRIMARY KEY, customer_id int REFERENCES customers (id), amount numeric(10, 2) NOT NULL, ordered date NOT NULL);
  CREATE TABLE salaries (id int PRIMARY KEY, amount numeric);
  INSERT INTO customers SELECT i, 'Customer ' || i, (ARRAY['France', 'Germany', 'Spain'])[1 + i % 3] FROM generate_series(1, 30) AS i;
  INSERT INTO orders SELECT i, 1 + i % 30, i * 1.5, date '2025-01-01' + i % 300 FROM generate_series(1, 600) AS i;
  COMMENT ON TABLE orders IS 'What customers bought';
  GRANT SELECT ON customers, orders TO reader;`;

/** Connections of every kind that fail in different places, with secrets of every sort. */
const failing = [
  { kind: "mysql", settings: { host: "127.0.0.1", port: 1, database: "d", username: "u", password } },
  {
    kind: "bigquery",
    settings: {
      projectId: "test-project",
      dataset: "shop",
      credentials: JSON.stringify({
        client_email: "robot@test-project",
        private_key: `no PEM but ${password}`,
      }),
    },
  },
  {
    kind: "snowflake",
    settings: {
      account: "org",
      warehouse: "w",
      database: "d",
      username: "u",
      password,
      privateKeyPassphrase: password,
    },
  },
  {
    kind: "snowflake",
    settings: { account: "bad account", warehouse: "w", database: "d", username: "u", privateKey: password },
  },
];

describe("a database as a source", () => {
  let postgres: TestServer;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let client: ReturnType<typeof makeClient>;
  let settings: Record<string, string | number>;
  let sourceId: string;
  const ask = async (question: string, session_id = "one"): Promise<AskResponse> => {
    const asked = { question, session_id, data_sources: [{ id: sourceId }] };
    return (await (await client.send("/api/mcp/askdata", asked)).json()) as AskResponse;
  };

  beforeAll(async () => {
    [postgres, folder] = await Promise.all([startPostgresql(), temporaryFolder()]);
    await administer(postgresqlUrl(postgres), shop);
    const { hostname, port, pathname } = new URL(postgresqlUrl(postgres));
    settings = { host: hostname, port, database: pathname.slice(1), username: "reader", password };
    server = await startServer(folder.path, {
      LOG_LEVEL: "trace",
      BIGQUERY_ENDPOINT: "http://127.0.0.1:1",
      SNOWFLAKE_ENDPOINT: "http://127.0.0.1:1",
    });
    client = makeClient(server.url, (await signInToDemo(server.url)).access_token);
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
    await folder.remove();
  });

  it("has a form for each kind, with what is secret", async () => {
    const { kinds } = (await (await client.get("/api/warehouses")).json()) as WarehouseKindsResponse;
    const form = kinds.find(({ kind }) => kind === "postgresql");
    expect(form?.fields.find(({ name }) => name === "port")).toMatchObject({
      label: "Port",
      initial: 5432,
      required: false,
    });
    expect(form?.fields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(["password"]);
  });

  it("tests a connection, and says what to do where it fails", async () => {
    const test = async (changes: object): Promise<ConnectionTestResponse> =>
      (await (
        await client.send("/api/warehouses/test", {
          kind: "postgresql",
          settings: { ...settings, ...changes },
        })
      ).json()) as ConnectionTestResponse;
    expect(await test({})).toMatchObject({
      success: true,
      server: { product: "PostgreSQL", user: "reader" },
    });
    expect(await test({ password: "wrong" })).toMatchObject({
      success: false,
      detail: expect.stringContaining("refused the login of “reader”"),
      failure: { code: "login-refused" },
    });
    expect(await test({ host: "169.254.169.254" })).toMatchObject({
      success: false,
      failure: { code: "host-not-allowed" },
    });
    expect(await test({ port: "", host: "" })).toMatchObject({ failure: { code: "invalid-request" } });
  });

  it("lists what can be chosen", async () => {
    const response = await client.send("/api/warehouses/tables", { kind: "postgresql", settings });
    const { tables, defaultSchema } = (await response.json()) as ListedTablesResponse;
    expect(defaultSchema).toBe("public");
    expect(tables.map(({ name, readable }) => [name, readable])).toEqual([
      ["customers", true],
      ["orders", true],
      ["salaries", false],
    ]);
    expect(tables.find(({ name }) => name === "orders")).toMatchObject({
      comment: "What customers bought",
      columns: 4,
    });
  });

  it("becomes a source with progress, and says which table could not be read", async () => {
    const response = await client.send(
      "/api/sources/database",
      {
        kind: "postgresql",
        settings,
        name: "Shop",
        tables: ["customers", "orders", "salaries"].map((name) => ({ schema: "public", name })),
      },
      { headers: { accept: "text/event-stream" } },
    );
    const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? "") as ConnectDatabaseEvent,
    );
    expect(events[0]).toMatchObject({ event: "progress", phase: "listing" });
    const last = events.at(-1);
    if (last?.event !== "connected") throw new Error(JSON.stringify(last));
    expect(last.source).toMatchObject({
      type: "postgresql",
      name: "Shop",
      status: "connected",
      tables: [
        { name: "customers", rowCount: 30 },
        { name: "orders", rowCount: 600 },
      ],
    });
    expect(last.skipped).toMatchObject([
      { table: { name: "salaries" }, failure: { code: "permission-denied" } },
    ]);
    sourceId = last.source.id;
  });

  it("answers questions with the database's own rows", async () => {
    const { answer } = await ask("total amount by country");
    const wanted = await rowsOf(
      postgresqlUrl(postgres),
      "SELECT country, SUM(amount)::float FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 1",
    );
    const found = answerRows(answer);
    expect(found.toSorted()).toEqual(wanted);
  });

  it("takes edits of its model that fit it, and undoes them", async () => {
    const path = `/api/sources/${sourceId}/model`;
    const { model } = (await (await client.get(path)).json()) as ModelVersionsResponse;
    const renamed = structuredClone(model);
    for (const table of renamed.tables) if (table.name === "customers") table.synonyms.push("patrons");
    const edited = await client.send(path, { model: renamed }, { method: "PUT" });
    const after = (await edited.json()) as ModelVersionsResponse;
    expect(after.model.version).not.toBe(model.version);
    expect(after.versions.map(({ version }) => version)).toEqual([model.version]);
    expect(answerRows((await ask("number of patrons", "patrons")).answer)).toEqual([[30]]);
    const late = await client.send(path, { model: renamed }, { method: "PUT" });
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining("load it again")]);
    const foreign = {
      ...after.model,
      relationships: [
        { ...after.model.relationships[0], id: "x", to: { table: "salaries", columns: ["id"] } },
      ],
    };
    expect((await client.send(path, { model: foreign }, { method: "PUT" })).status).toBe(400);
    const undone = await client.send(`${path}/restore`, { version: model.version });
    expect(((await undone.json()) as ModelVersionsResponse).model).toEqual(model);
  });

  it("reads a glossary, whose terms can then be asked for", async () => {
    const csv =
      'term,definition,synonyms,category\nTurnover,"orders.amount",takings,Sales\nIberian,Customers where country is spain,,\nChurn,Customers who left,,\n,Nothing,,\n';
    const response = await client.send(`/api/sources/${sourceId}/glossary`, { csv });
    const read = (await response.json()) as GlossaryResponse;
    expect(read.terms.map(({ term, binding }) => [term, binding?.kind ?? null])).toEqual([
      ["Turnover", "column"],
      ["Iberian", "filter"],
      ["Churn", null],
    ]);
    expect(read.errors).toEqual([{ row: 4, message: "It has no term." }]);
    expect(read.unbound).toEqual(["Churn"]);
    const [[wanted] = []] = await rowsOf(postgresqlUrl(postgres), "SELECT SUM(amount)::float FROM orders");
    expect(answerRows((await ask("total turnover")).answer)).toEqual([[wanted]]);
  });

  it("tests the kept source, and a change of it with the password that it keeps", async () => {
    const kept = await client.send("/api/mcp/test-connection", {
      data_source: { id: sourceId, type: "postgresql" },
    });
    expect(await kept.json()).toEqual({ success: true, detail: null });
    const changed = await client.send("/api/warehouses/test", {
      kind: "postgresql",
      settings: { ...settings, password: "", connections: 2 },
      sourceId,
    });
    expect(await changed.json()).toMatchObject({ success: true });
    const stolen = await client.send("/api/warehouses/test", {
      kind: "postgresql",
      settings: { ...settings, password: "" },
      sourceId: "ds_1",
    });
    expect(await stolen.json()).toMatchObject({ success: false });
  });

  it("never shows, logs or keeps the password as it is", async () => {
    const listed = await (await client.get("/api/sources")).text();
    const own = (JSON.parse(listed) as SourcesResponse).sources.find(({ id }) => id === sourceId);
    expect(own?.config).toMatchObject({ host: settings.host, username: "reader" });
    expect(own?.config).not.toHaveProperty("password");
    await client.send("/api/warehouses/test", {
      kind: "postgresql",
      settings: { ...settings, database: "nowhere" },
    });
    const answers = await Promise.all(
      failing.map(async (request) => (await client.send("/api/warehouses/test", request)).text()),
    );
    expect(answers.filter((answer) => answer.includes('"success":true'))).toEqual([]);
    expect(listed + answers.join() + server.output()).not.toContain("s3cret");
    for (const file of await readdir(folder.path, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect((await readFile(join(file.parentPath, file.name))).includes("s3cret"), file.name).toBe(false);
  });

  it("says that the database is gone, and answers again when it is back", async () => {
    await administer(
      postgresqlUrl(postgres),
      "ALTER ROLE reader NOLOGIN; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'reader'",
    );
    const refused = await ask("number of orders");
    expect(refused.answer).toMatchObject({ outcome: "failed", failure: { code: "login-refused" } });
    await administer(postgresqlUrl(postgres), "ALTER ROLE reader LOGIN");
    expect(answerRows((await ask("number of orders")).answer)).toEqual([[600]]);
  });

  it("is deleted with its secrets", async () => {
    const made = await client.send("/api/sources/database", {
      kind: "postgresql",
      settings,
      name: "Again",
      tables: null,
    });
    expect(made.status).toBe(201);
    const { source, skipped } = (await made.json()) as ConnectedDatabaseResponse;
    expect(skipped).toEqual([]);
    expect(source.tables.map(({ name }) => name)).toEqual(["customers", "orders"]);
    expect((await client.remove(`/api/sources/${source.id}`)).status).toBe(204);
  });
});

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function rowsOf(url: string, sql: string): Promise<unknown[][]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows;
}

function answerRows(answer: Answer): unknown[][] {
  if (answer.outcome !== "answered") throw new Error(JSON.stringify(answer));
  return answer.table.rows;
}
