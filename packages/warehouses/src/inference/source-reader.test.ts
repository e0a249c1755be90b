import { expect, test } from "vitest";
import { openMemoryWarehouse } from "../file/connection.ts";
import { table } from "../file/testing/test-model.ts";
import { makeSourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

const visits = table(
  "visits",
  "id:integer day:date",
  ["id"],
  [
    [1, "2025-01-01"],
    [2, null],
    [3, "2025-01-03"],
  ],
);
const shape = (more: Partial<TableShape>): TableShape => ({
  name: "visits",
  schema: null,
  rowCount: 3,
  sample: null,
  columns: [
    { name: "id", physicalType: "integer", nullable: false, notes: [] },
    { name: "day", physicalType: "date", nullable: true, notes: [] },
  ],
  ...more,
});

test.each([
  ["nothing", {}, "visits"],
  ["a filter on days", { partitionColumn: "day" }, `WHERE ("day" >= '0001-01-01' OR "day" IS NULL)`],
  ["a filter on numbers", { partitionColumn: "id" }, `WHERE ("id" >= -9000000000000000 OR "id" IS NULL)`],
  ["a filter before a limit", { partitionColumn: "day", sample: "LIMIT 3" }, "IS NULL) LIMIT 3"],
  ["a filter after a sample", { partitionColumn: "day", sample: "USING SAMPLE 100%" }, `100% WHERE ("day"`],
])("reads all rows behind %s", async (_, more, written) => {
  const warehouse = await openMemoryWarehouse([visits], { threads: 1 });
  const reader = makeSourceReader(warehouse, [shape(more)]);
  expect(reader.sample("visits")).toContain(written);
  const rows = written.includes("100%")
    ? null
    : await reader.rows(`SELECT COUNT(*) FROM ${reader.sample("visits")}`);
  const all = await reader.rows(`SELECT COUNT(*) FROM ${reader.table("visits")}`);
  warehouse.close();
  expect([rows ?? [[3]], all]).toEqual([[[3]], [[3]]]);
});
