import { checkQuery, planQuery, printSql } from "@parlance/engine";
import { expect, test } from "vitest";
import { featureQueries } from "../conformance/testing/feature-queries.ts";
import { wholesale } from "../conformance/testing/wholesale.ts";
import { openMemoryWarehouse } from "./connection.ts";
import { duckdbDialect } from "./dialect.ts";
import { testModel } from "./testing/test-model.ts";

const { tables, references } = wholesale();
const limits = { timeoutSeconds: 20, maximumRows: 100_000, signal: null };

test("a table that wants a filter on its partitions has one wherever it is read, and the same rows", async () => {
  const [plain, filtered] = [testModel(tables, references), testModel(tables, references)];
  for (const table of filtered.tables) if (table.name === "orders") table.partitionColumn = "placed";
  const warehouse = await openMemoryWarehouse(tables, { threads: 1 });
  let compared = 0;
  for (const { feature, query } of featureQueries().filter((_, at) => at % 25 === 0)) {
    const checked = checkQuery(query, plain);
    const trees = [plain, filtered].map((model) =>
      checked.ok ? planQuery(checked.value, model, { now: "2024-02-01T00:00:00" }) : checked,
    );
    const [one, other] = await Promise.all(
      trees.map(async (tree) => {
        if (!tree.ok) throw new Error(feature);
        const { text, parameters } = printSql(tree.value, duckdbDialect);
        const result = await warehouse.run({ text, parameters }, limits);
        return {
          text,
          rows: result.ok ? result.value.rows.map((row) => JSON.stringify(row)).toSorted() : result,
        };
      }),
    );
    expect(other?.rows, `${feature}\n${other?.text}`).toEqual(one?.rows);
    const reads = other?.text.match(/(?:FROM|JOIN) orders\b(?!\.)/g)?.length ?? 0;
    expect(other?.text.match(/orders\w*\.placed >= /g)?.length ?? 0, other?.text).toBeGreaterThanOrEqual(
      reads,
    );
    compared += 1;
  }
  warehouse.close();
  expect(compared).toBeGreaterThan(20);
});
