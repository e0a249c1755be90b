import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { entryOf } from "./entry-of.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    ferries: { rows: 8, columns: { ferry_id: { type: "integer", role: "key" }, name: { type: "string" } } },
    harbours: { rows: 20, columns: { name: { type: "string" }, depth: { type: "decimal" } } },
  },
});
const index = buildModelIndex(model, values);

test("a column is found by its name in full", () => {
  expect(index.byName.size).toBe(4);
  expect(index.byName.get("harbours.name")).toBe(index.columns[2]);
  expect(index.byName.get("ferries.depth")).toBeUndefined();
  expect(entryOf({ table: "harbours", column: "depth" }, index)).toBe(index.columns[3]);
});

test("tables are found by the last word of their names", () => {
  expect(index.byHead.get("harbour")).toEqual([index.tables[1]]);
  expect(index.byHead.get("depth")).toBeUndefined();
});
