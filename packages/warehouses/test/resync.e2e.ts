import { failureText, type Result } from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servers } from "../src/conformance/testing/server-kinds.ts";
import { type TestServer, testEnvironment } from "../src/conformance/testing/test-server.ts";
import type { SourceConnection } from "../src/driver/driver.ts";
import {
  buildSourceModel,
  type FormerReading,
  type SourceModel,
} from "../src/introspect/build-source-model.ts";

describe.each(servers.filter(({ missing }) => missing === null))("$name", (kind) => {
  let server: TestServer;
  let connection: SourceConnection;
  beforeAll(async () => {
    server = await kind.start();
    await server.administer(kind.setUp);
    connection = opened(await kind.driver.connect(server.settings, testEnvironment));
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  test("reads again only what changed", async () => {
    const texts: string[] = [];
    const watched: SourceConnection = {
      ...connection,
      run: (statement, more) => {
        texts.push(statement.text);
        return connection.run(statement, more);
      },
    };
    const read = async (before: FormerReading | null): Promise<SourceModel> => {
      texts.length = 0;
      const catalogue = opened(await connection.catalogue());
      const schema = catalogue.defaultSchema;
      return opened(
        await buildSourceModel({
          source: "s",
          kind: kind.driver.kind,
          label: "Shop",
          connection: watched,
          catalogue,
          tables: ["orders", "customers", "lines"].map((name) => ({ schema, name })),
          ...(before === null ? {} : { before }),
          onProgress: () => undefined,
        }),
      );
    };
    const profiled = (table: string): boolean =>
      texts.some((text) => text.includes("COUNT(DISTINCT") && new RegExp(`FROM \\W?${table}\\b`).test(text));
    await expect
      .poll(async () => Object.values((await read(null)).revisions), { timeout: 15_000 })
      .not.toContain(null);
    const first = await read(null);
    expect(["orders", "customers", "lines"].map(profiled)).toEqual([true, true, true]);
    const edited = structuredClone(first);
    for (const table of edited.model.tables) table.label = `My ${table.name}`;
    const second = await read(edited);
    expect(texts.filter((text) => !text.startsWith("SELECT COUNT(*) FROM"))).toEqual([]);
    expect(second.model.tables).toEqual(edited.model.tables);
    expect(second.values).toEqual(first.values);
    await server.administer("INSERT INTO customers (id, name) VALUES (9001, 'Newcomer')");
    const third = await read(second);
    expect(["orders", "customers", "lines"].map(profiled)).toEqual([false, true, false]);
    expect(third.model.tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["customers", 61],
      ["lines", first.model.tables.find(({ name }) => name === "lines")?.rowCount],
      ["orders", 400],
    ]);
    expect(
      third.values.find(({ table, column }) => table === "customers" && column === "name")?.values,
    ).toContainEqual({
      value: "Newcomer",
      count: 1,
    });
    expect(third.model.relationships.map(({ id }) => id)).toEqual(
      first.model.relationships.map(({ id }) => id),
    );
    await server.administer(
      "DELETE FROM customers WHERE id = 9001; ALTER TABLE orders ADD COLUMN remark INT",
    );
    const fourth = await read(third);
    await server.administer("ALTER TABLE orders DROP COLUMN remark");
    expect(["orders", "customers", "lines"].map(profiled)).toEqual([true, true, true]);
    expect(fourth.model.tables.find(({ name }) => name === "orders")?.columns.at(-1)?.name).toBe("remark");
  });
});

function opened<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(failureText(result.failure));
  return result.value;
}
