import type { Literal } from "@parlance/contract";
import { checkQuery, planQuery, printSql } from "@parlance/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openMemoryWarehouse } from "./connection.ts";
import { duckdbDialect } from "./dialect.ts";
import { bruteForce } from "./testing/brute-force.ts";
import { randomQuery } from "./testing/random-query.ts";
import { randomSchema, type TestSchema } from "./testing/random-schema.ts";
import { testModel } from "./testing/test-model.ts";

const queriesOfSchema = 12;
const schemas = Number(process.env.SCHEMAS ?? 50);

test("the planner agrees with brute force on random schemas, data and queries", async () => {
  let compared = 0;
  const property = fc.asyncProperty(randomSchema, fc.infiniteStream(fc.nat()), async (schema, chance) => {
    const draw = (bound: number): number => (chance.next().value ?? 0) % bound;
    compared += await compareSchema(schema, draw);
  });
  await fc.assert(property, {
    seed: Number(process.env.SEED ?? 7),
    numRuns: schemas,
    endOnFailure: true,
  });
  expect(compared).toBeGreaterThan((schemas * queriesOfSchema) / 2);
}, 120_000);

/** Runs queries on one schema; how many of them could be asked. */
async function compareSchema(schema: TestSchema, draw: (bound: number) => number): Promise<number> {
  const model = testModel(schema.tables, schema.references);
  const data = new Map(
    schema.tables.map((table) => [
      table.name,
      table.rows.map((row) =>
        Object.fromEntries(table.columns.map(({ name }, index) => [name, row[index] ?? null])),
      ),
    ]),
  );
  const warehouse = await openMemoryWarehouse(schema.tables, { threads: 1 });
  let asked = 0;
  for (let count = 0; count < queriesOfSchema; count += 1) {
    const query = randomQuery(model, draw);
    const checked = checkQuery(query, model);
    if (!checked.ok) continue;
    const tree = planQuery(checked.value, model, { now: "2024-02-01T00:00:00" });
    if (!tree.ok) throw new Error(JSON.stringify(tree.failure));
    const statement = printSql(tree.value, duckdbDialect);
    const got = await warehouse.run(statement, { timeoutSeconds: 20, maximumRows: 100_000, signal: null });
    const story = `${JSON.stringify(checked.value)}\n${JSON.stringify(schema)}\n${statement.text}\n${JSON.stringify(statement.parameters)}`;
    if (!got.ok) throw new Error(`${JSON.stringify(got.failure)}\n${story}`);
    const wanted = bruteForce(checked.value, model, data);
    const isSorted = query.limit !== null || query.order.length > 0;
    expect(printed(got.value.rows, isSorted), story).toEqual(printed(wanted, isSorted));
    asked += 1;
  }
  warehouse.close();
  return asked;
}

/** Rows as text, numbers to ten digits; sorted where the order means nothing. */
function printed(rows: Literal[][], isSorted: boolean): string[] {
  const lines = rows.map((row) =>
    JSON.stringify(row.map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(10)) + 0 : cell))),
  );
  return isSorted ? lines : lines.toSorted();
}
