import { expect, test } from "vitest";
import { chosenPart, datasetsOf, tableKey, withTables } from "./datasets.ts";

const listed = (schema: string, name: string, readable = true) => ({
  schema,
  name,
  readable,
  kind: "table" as const,
  comment: null,
  rows: 1,
  columns: 2,
});
const response = {
  defaultSchema: "public",
  tables: [
    listed("archive", "orders"),
    listed("public", "orders"),
    listed("public", "salaries", false),
    listed("public", "lines"),
  ],
};

test("tables are grouped by namespace, the default one first", () => {
  expect(datasetsOf(response).map(({ name, tables }) => [name, tables.length])).toEqual([
    ["public", 3],
    ["archive", 1],
  ]);
});

test("a dataset is chosen with all that can be read in it", () => {
  const [dataset] = datasetsOf(response);
  if (dataset === undefined) throw new Error("no dataset");
  const all = withTables(new Set(), dataset.tables, true);
  expect([...all]).toEqual([
    tableKey({ schema: "public", name: "orders" }),
    tableKey({ schema: "public", name: "lines" }),
  ]);
  expect(chosenPart(dataset, all)).toBe("all");
  const some = withTables(all, dataset.tables.slice(0, 1), false);
  expect(chosenPart(dataset, some)).toBe("some");
  expect(chosenPart(dataset, withTables(some, dataset.tables, false))).toBe("none");
  expect(all.size).toBe(2);
});
