import { expect, test } from "vitest";
import { openMemoryWarehouse } from "../file/connection.ts";
import { duckdbDialect } from "../file/dialect.ts";
import { table, testModel } from "../file/testing/test-model.ts";
import { measurePair } from "./measure-pair.ts";

const tables = [
  table(
    "plants",
    "site:string code:integer name:string",
    ["site", "code"],
    [
      ["North", 1, "Mill"],
      ["North", 2, "Forge"],
      ["South", 1, "Press"],
    ],
  ),
  table(
    "runs",
    "id:integer site:string plant:integer",
    ["id"],
    [
      [1, "North", 1],
      [2, "North", 1],
      [3, "South", 1],
      [4, "South", 2],
      [5, "West", 1],
      [6, null, 1],
    ],
  ),
];
const model = testModel(tables, []);

test("a composite reference is measured, with keys that have a row and keys that have none", async () => {
  const warehouse = await openMemoryWarehouse(tables);
  const measured = await measurePair(warehouse, duckdbDialect, model, {
    from: { table: "runs", columns: ["site", "plant"] },
    to: { table: "plants", columns: ["site", "code"] },
  });
  warehouse.close();
  expect(measured).toEqual({
    ok: true,
    value: {
      cardinality: "many-to-one",
      evidence: { inclusion: 0.5, uniqueness: 1, orphans: 2, nulls: 1 },
      matched: [
        ["North", 1],
        ["South", 1],
      ],
      orphans: [
        ["South", 2],
        ["West", 1],
      ],
    },
  });
});

test("a key that is not unique makes the reference many-to-many", async () => {
  const warehouse = await openMemoryWarehouse(tables);
  const measured = await measurePair(warehouse, duckdbDialect, model, {
    from: { table: "runs", columns: ["plant"] },
    to: { table: "plants", columns: ["code"] },
  });
  warehouse.close();
  expect(measured).toMatchObject({ ok: true, value: { cardinality: "many-to-many", orphans: [] } });
});

test("columns that cannot be compared are refused with the source's reason", async () => {
  const warehouse = await openMemoryWarehouse(tables);
  const measured = await measurePair(warehouse, duckdbDialect, model, {
    from: { table: "runs", columns: ["site"] },
    to: { table: "plants", columns: ["code"] },
  });
  warehouse.close();
  expect(measured).toMatchObject({ ok: false, failure: { code: "refused" } });
});
