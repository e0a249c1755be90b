import { failureText, type Result } from "@parlance/contract";
import { afterEach, expect, test } from "vitest";
import type { Catalogue } from "../src/catalogue/catalogue.ts";
import { servers } from "../src/conformance/testing/server-kinds.ts";
import { type TestServer, testEnvironment } from "../src/conformance/testing/test-server.ts";
import { buildSourceModel } from "../src/introspect/build-source-model.ts";
import { postgresqlDriver } from "../src/postgresql/index.ts";

/**
 * Servers that speak PostgreSQL's protocol do not have all of its catalogue: a PostgreSQL that refuses parts of it stands for them.
 * Left out where the machine has no PostgreSQL, as the conformance tests are.
 */
const [kind] = servers.filter(({ driver, missing }) => driver === postgresqlDriver && missing === null);
const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

test.skipIf(kind === undefined)(
  "a server that refuses comments, inheritance and keys is listed and joined all the same",
  async () => {
    if (kind === undefined) return;
    const server = await kind.start();
    running.push(server);
    await server.administer(
      `${kind.setUp}; CREATE ROLE reader LOGIN PASSWORD 'reader'; GRANT USAGE ON SCHEMA sales TO reader; GRANT SELECT ON ALL TABLES IN SCHEMA public, sales TO reader`,
    );
    const whole = await read(server);
    await server.administer(
      "REVOKE SELECT ON pg_constraint, pg_stat_all_tables FROM PUBLIC; REVOKE SELECT ON pg_inherits FROM PUBLIC",
    );
    const partial = await read(server);
    expect(partial.tables).toEqual(whole.tables);
    expect([whole.declared, partial.declared]).toEqual([1, 0]);
    expect(whole.joins).toContain("orders.customer_id->customers.id");
    expect(partial.joins).toContain("orders.customer_id->customers.id");
  },
  120_000,
);

/** Tables with their columns, how many references the catalogue states, and the joins of the model that is made of it. */
async function read(server: TestServer): Promise<{ tables: string[]; declared: number; joins: string[] }> {
  const connection = opened(
    await postgresqlDriver.connect(
      { ...server.settings, username: "reader", password: "reader" },
      testEnvironment,
    ),
  );
  try {
    const catalogue: Catalogue = opened(await connection.catalogue());
    const { model } = opened(
      await buildSourceModel({
        source: "s",
        kind: "postgresql",
        label: "Shop",
        connection,
        catalogue,
        tables: null,
        onProgress: () => undefined,
      }),
    );
    return {
      tables: catalogue.tables.map(
        ({ name, columns }) =>
          `${name}: ${columns.map((column) => `${column.name} ${column.physicalType}`).join(", ")}`,
      ),
      declared: catalogue.tables.reduce((sum, { references }) => sum + references.length, 0),
      joins: model.relationships.map(({ id }) => id).toSorted(),
    };
  } finally {
    await connection.close();
  }
}

function opened<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(failureText(result.failure));
  return result.value;
}
