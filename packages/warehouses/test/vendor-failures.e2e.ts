import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import { type Failure, failureText, type Result } from "@parlance/contract";
import type { RunLimits } from "@parlance/engine";
import { afterEach, describe, expect, test } from "vitest";
import { bigqueryDriver } from "../src/bigquery/index.ts";
import { startBigquery } from "../src/conformance/testing/start-bigquery.ts";
import { startSnowflake } from "../src/conformance/testing/start-snowflake.ts";
import { testEnvironment } from "../src/conformance/testing/test-server.ts";
import { wholesale } from "../src/conformance/testing/wholesale.ts";
import type { SourceConnection } from "../src/driver/driver.ts";
import { snowflakeDriver } from "../src/snowflake/index.ts";

const limits: RunLimits = { timeoutSeconds: 30, maximumRows: 100, signal: null };
const question = { text: "SELECT 1", parameters: [] };
const { tables } = wholesale();
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** What is the same of both: a service far away that stops answering in one of the ways that services do. */
const kinds = [
  {
    name: "BigQuery",
    start: () => startBigquery(tables),
    redirectTo: () => "http://169.254.169.254/latest/meta-data",
    redirected: { code: "host-not-allowed", address: "169.254.169.254" },
    connect: (url: string) =>
      bigqueryDriver.connect(
        {
          projectId: "test-project",
          dataset: "shop",
          credentials: JSON.stringify({
            client_email: "robot@test-project.iam.gserviceaccount.com",
            private_key: privateKey,
          }),
        },
        { ...testEnvironment, connectSeconds: 3, endpoints: { bigquery: url } },
      ),
  },
  {
    name: "Snowflake",
    start: () => startSnowflake(tables),
    redirectTo: (inside: Server) => `http://127.0.0.1:${portOf(inside)}/session`,
    redirected: { code: "unreachable" },
    connect: (url: string) =>
      snowflakeDriver.connect(
        {
          account: "myorg-account1",
          warehouse: "WH",
          database: "DB",
          schema: "shop",
          username: "reader",
          password: "secret",
        },
        { ...testEnvironment, connectSeconds: 3, endpoints: { snowflake: url } },
      ),
  },
];

describe.each(kinds)("$name", ({ start, connect, redirectTo, redirected }) => {
  const open: { stop(): Promise<void> }[] = [];
  const reached = async (url: string): Promise<Result<unknown>> => {
    const connection = await connect(url);
    if (!connection.ok) return connection;
    const result = await connection.value.run(question, limits);
    await connection.value.close().catch(() => undefined);
    return result;
  };
  afterEach(async () => {
    for (const server of open.splice(0)) await server.stop().catch(() => undefined);
  });

  test.each([
    ["a closed port", "http://127.0.0.1:1", /nothing answers at that port/],
    ["an unknown host", "http://no-such-host.invalid", /no-such-host\.invalid cannot be reached/],
  ])(
    "says what to do about %s",
    async (_, url, text) => {
      const start = performance.now();
      const result = await reached(url);
      expect(failureOf(result)).toMatchObject({ code: "unreachable" });
      expect(textOf(result)).toMatch(text);
      expect(performance.now() - start).toBeLessThan(30_000);
    },
    60_000,
  );

  test("follows no redirect to an address that is never allowed", async () => {
    const asked: string[] = [];
    const inside = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end("{}");
    });
    const outside = createServer((_, response) => {
      response.writeHead(307, { location: redirectTo(inside) }).end();
    });
    for (const server of [inside, outside]) {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      open.push({ stop: async () => void server.close() });
    }
    const result = await reached(`http://127.0.0.1:${portOf(outside)}`);
    expect(result.ok).toBe(false);
    expect(failureOf(result)).toMatchObject(redirected);
    expect(asked).toEqual([]);
  }, 60_000);

  test("says that the connection was lost in mid-query", async () => {
    const server = await start();
    open.push(server);
    const connection = opened(await connect(server.url));
    expect((await connection.run(question, limits)).ok).toBe(true);
    server.behave({ delay: 20_000 });
    const begun = performance.now();
    const running = connection.run(question, limits);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await server.stop();
    const result = await running;
    expect(failureOf(result)).toMatchObject({ code: "connection-lost" });
    expect(textOf(result)).toMatch(/lost while the query ran.*Ask again/);
    expect(performance.now() - begun).toBeLessThan(25_000);
  }, 60_000);
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function opened(result: Result<SourceConnection>): SourceConnection {
  if (!result.ok) throw new Error(failureText(result.failure));
  return result.value;
}

const failureOf = (result: Result<unknown>): Failure | null => (result.ok ? null : result.failure);
const textOf = (result: Result<unknown>): string => (result.ok ? "" : failureText(result.failure));
