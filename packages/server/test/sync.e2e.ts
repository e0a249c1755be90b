import type {
  AskResponse,
  ConnectedDatabaseResponse,
  DataSource,
  ModelVersionsResponse,
  SourcesResponse,
} from "@parlance/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresqlUrl, startPostgresql, type TestServer } from "../../warehouses/test/database-servers.ts";
import { syncDueSources } from "../src/commands/sync/sync-due-sources.ts";
import { makeClient } from "./client.ts";
import { type RunningApp, runApp, type TestMember } from "./run-app.ts";

const shop = `
  CREATE ROLE reader LOGIN PASSWORD 'one';
  CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, size int NOT NULL);
  CREATE TABLE orders (id int PRIMARY KEY, customer_id int REFERENCES customers (id), amount numeric(10, 2) NOT NULL, freight numeric(10, 2) NOT NULL);
  INSERT INTO customers SELECT i, 'Customer ' || i, i * 100 FROM generate_series(1, 30) AS i;
  INSERT INTO orders SELECT i, 1 + i % 30, i * 1.5, i % 7 FROM generate_series(1, 300) AS i;
  GRANT SELECT ON customers, orders TO reader;`;
const glossary = `term,definition,synonyms,category
Enterprise customers,customers where size is more than 1000,,
Takings,orders.amount,,`;

describe("a database's source that is read again", () => {
  let postgres: TestServer;
  let app: RunningApp;
  let member: TestMember;
  let client: ReturnType<typeof makeClient>;
  let settings: Record<string, string | number>;
  let id: string;
  const own = async (): Promise<DataSource> => {
    const { sources } = (await (await client.get("/api/sources")).json()) as SourcesResponse;
    const found = sources.find((source) => source.id === id);
    if (found === undefined) throw new Error("The source is gone.");
    return found;
  };
  const sync = async (): Promise<DataSource> => {
    const response = await client.send(`/api/sources/${id}/sync`, {});
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { source: DataSource }).source;
  };

  beforeAll(async () => {
    [postgres, app] = await Promise.all([startPostgresql(), runApp({ allowPrivateHosts: true })]);
    await administer(postgresqlUrl(postgres), shop);
    const { hostname, port, pathname } = new URL(postgresqlUrl(postgres));
    settings = { host: hostname, port, database: pathname.slice(1), username: "reader", password: "one" };
    member = await app.addMember("editor");
    client = makeClient(app.url, member.token);
    const made = await client.send("/api/sources/database", {
      kind: "postgresql",
      settings,
      name: "Shop",
      tables: null,
    });
    id = ((await made.json()) as ConnectedDatabaseResponse).source.id;
    await client.send(`/api/sources/${id}/glossary`, { csv: glossary });
    const path = `/api/sources/${id}/model`;
    const { model } = (await (await client.get(path)).json()) as ModelVersionsResponse;
    for (const table of model.tables) if (table.name === "customers") table.label = "Clients";
    await client.send(path, { model }, { method: "PUT" });
  });
  afterAll(async () => {
    await app.stop();
    await postgres.stop();
  });

  it("reports nothing where nothing changed, and keeps what people said", async () => {
    const { sync: report, syncedAt, connectedAt, tables } = await sync();
    expect(report).toEqual({ changes: [], breaks: [], unused: [] });
    expect(Date.parse(syncedAt)).toBeGreaterThan(Date.parse(connectedAt));
    expect(tables.map(({ rowCount }) => rowCount)).toEqual([30, 300]);
    const response = await client.get(`/api/sources/${id}/model`);
    const { model } = (await response.json()) as ModelVersionsResponse;
    expect(model.tables.map(({ label }) => label)).toEqual(["Clients", "Orders"]);
  });

  it("reports what changed in the schema and what that breaks", async () => {
    const asked = (await (
      await client.send("/api/mcp/askdata", {
        question: "total amount by name",
        session_id: "one",
        data_sources: [{ id }],
      })
    ).json()) as AskResponse;
    expect(asked.answer.outcome).toBe("answered");
    const saved = await client.send("/api/charts", { conversation: "one", position: 1, title: "Amounts" });
    expect(saved.status, await saved.clone().text()).toBe(201);
    await administer(
      postgresqlUrl(postgres),
      `ALTER TABLE orders DROP COLUMN amount, ADD COLUMN discount numeric; ALTER TABLE customers ALTER COLUMN size TYPE text;
       INSERT INTO orders (id, customer_id, freight) VALUES (1001, 1, 3);
       CREATE TABLE refunds (id int PRIMARY KEY); GRANT SELECT ON refunds TO reader`,
    );
    const { sync: report, tables } = await sync();
    expect(report?.changes).toEqual([
      { kind: "column-type", table: "customers", column: "size", before: "integer", now: "string" },
      { kind: "column-removed", table: "orders", column: "amount", before: null, now: null },
      { kind: "column-added", table: "orders", column: "discount", before: null, now: null },
    ]);
    expect(report?.breaks.map(({ kind, name }) => [kind, name])).toEqual([
      ["term", "Enterprise customers"],
      ["term", "Takings"],
      ["chart", "Amounts"],
    ]);
    expect(report?.breaks.at(-1)?.reason).toContain("amount");
    expect(report?.unused).toEqual(["refunds"]);
    expect(tables.map(({ rowCount }) => rowCount)).toEqual([30, 301]);
  });

  it("can be undone like an edit", async () => {
    const path = `/api/sources/${id}/model`;
    const { versions } = (await (await client.get(path)).json()) as ModelVersionsResponse;
    const undone = await client.send(`${path}/restore`, { version: versions[0]?.version });
    expect(await undone.text()).toContain('"name":"amount"');
    await sync();
  });

  it("is read by itself when its time has come", async () => {
    const path = `/api/sources/${id}/schedule`;
    expect((await client.send(path, { minutes: 5 }, { method: "PUT" })).status).toBe(400);
    const scheduled = await client.send(path, { minutes: 60 }, { method: "PUT" });
    expect(await scheduled.json()).toMatchObject({ source: { syncMinutes: 60 } });
    const { services } = app.composition;
    expect(await syncDueSources(services)).toBe(0);
    await administer(postgresqlUrl(postgres), "DELETE FROM orders WHERE id = 1001");
    const later = new Date(Date.now() + 61 * 60_000);
    expect(await syncDueSources({ ...services, now: () => later })).toBe(1);
    expect(await own()).toMatchObject({ syncedAt: later.toISOString(), tables: [{}, { rowCount: 300 }] });
  });

  it("shows that it cannot be read, and takes new settings that work", async () => {
    await administer(postgresqlUrl(postgres), "ALTER ROLE reader PASSWORD 'two'");
    const refused = await client.send(`/api/sources/${id}/sync`, {});
    expect([refused.status, await refused.text()]).toEqual([
      expect.any(Number),
      expect.stringContaining("refused the login"),
    ]);
    expect(await own()).toMatchObject({ status: "error", failure: { code: "login-refused" } });
    const path = `/api/sources/${id}/connection`;
    const wrong = await client.send(path, { name: "Shop", settings }, { method: "PUT" });
    expect(wrong.ok).toBe(false);
    const changed = await client.send(
      path,
      { name: "Shop 2", settings: { ...settings, password: "two" } },
      { method: "PUT" },
    );
    expect(await changed.json()).toMatchObject({
      source: { name: "Shop 2", status: "connected", failure: null },
    });
    expect((await own()).config).not.toHaveProperty("password");
    await sync();
    const viewer = await app.addMember("viewer", member.workspaceId);
    const response = await makeClient(app.url, viewer.token).send(`/api/sources/${id}/sync`, {});
    expect(response.status).toBe(403);
  });
});

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
