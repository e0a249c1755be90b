import { failed, success } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openMemoryWarehouse } from "../file/connection.ts";
import { duckdbDialect } from "../file/dialect.ts";
import { defaultEnvironment, defineDriver, type SourceConnection } from "./driver.ts";
import { lazyConnection } from "./lazy-connection.ts";
import { settingsForm } from "./settings-form.ts";

const limits = { timeoutSeconds: 5, maximumRows: 10, signal: null };
const statement = { text: "SELECT COUNT(*) FROM t", parameters: [] };

/** A kind over DuckDB that answers from the second attempt to connect on. */
async function unsteady() {
  const warehouse = await openMemoryWarehouse([
    { name: "t", columns: [{ name: "a", type: "integer" }], rows: [[1], [2]] },
  ]);
  const seen = { attempts: 0, closed: 0 };
  const driver = defineDriver({
    kind: "postgresql",
    label: "Test",
    form: settingsForm(z.object({ name: z.string() }), { name: { label: "Name", input: "text" } }),
    dialect: duckdbDialect,
    open: async () => {
      seen.attempts += 1;
      if (seen.attempts === 1) return failed({ code: "unreachable", host: "here", cause: "not yet" });
      return success({
        ...warehouse,
        dialect: duckdbDialect,
        test: () => Promise.resolve(failed({ code: "cancelled" })),
        catalogue: () => Promise.resolve(success({ defaultSchema: "main", tables: [] })),
        sampleClause: () => null,
        asText: (operand) => operand,
        close: async () => {
          seen.closed += 1;
          warehouse.close();
        },
      } satisfies SourceConnection);
    },
  });
  return { seen, source: lazyConnection(driver, { name: "x" }, defaultEnvironment) };
}

describe("a source that connects with its first statement", () => {
  test("fails as connecting does, tries again with the next statement, and then stays", async () => {
    const { seen, source } = await unsteady();
    expect(seen.attempts).toBe(0);
    expect(await source.run(statement, limits)).toMatchObject({ failure: { code: "unreachable" } });
    expect(await source.run(statement, limits)).toMatchObject({ value: { rows: [[2]] } });
    expect(await source.run(statement, limits)).toMatchObject({ value: { rows: [[2]] } });
    expect(seen.attempts).toBe(2);
    source.close();
    await expect.poll(() => seen.closed).toBe(1);
  });

  test("connects once for statements that come together", async () => {
    const { seen, source } = await unsteady();
    await source.run(statement, limits);
    const results = await Promise.all([1, 2, 3].map(() => source.run(statement, limits)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(seen.attempts).toBe(2);
    source.close();
  });

  test("names wrong settings by their labels", async () => {
    const { source } = await unsteady();
    const wrong = await lazyConnection(
      defineDriver({
        kind: "postgresql",
        label: "Test",
        form: settingsForm(z.object({ name: z.string() }), { name: { label: "Name", input: "text" } }),
        dialect: duckdbDialect,
        open: () => Promise.resolve(failed({ code: "cancelled" })),
      }),
      { name: " " },
      defaultEnvironment,
    ).run(statement, limits);
    expect(wrong).toMatchObject({ failure: { code: "invalid-request", issues: [{ path: "Name" }] } });
    source.close();
  });
});
