import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { columnsWith, columnsWithLike } from "./columns-with.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    jars: {
      rows: 50,
      columns: { jar_id: { type: "integer", role: "key" }, honey_weight: { type: "decimal" } },
    },
    hives: {
      rows: 9,
      columns: { hive_weight: { type: "decimal" }, honey_kind: { type: "string" } },
    },
  },
});
const index = buildModelIndex(model, values);
const names = (columns: { column: { name: string } }[]): string[] => columns.map(({ column }) => column.name);

test.each([
  [["weight"], ["honey_weight", "hive_weight"]],
  [
    ["kind", "honey"],
    ["honey_weight", "honey_kind"],
  ],
  [["wax"], []],
  [[], []],
])("the columns whose names have one of %j are %j", (words, found) => {
  expect(names(columnsWith(words, index))).toEqual(found);
});

test("what a column is only labelled with or said for is no word of its name", () => {
  const [jars, ...others] = model.tables;
  const [key, weight] = jars?.columns ?? [];
  const known = {
    ...model,
    tables: [{ ...jars, columns: [key, { ...weight, synonyms: ["wax"] }] }, ...others],
  };
  const other = buildModelIndex(known as typeof model, values);
  expect(other.words.columnsByWord.get("wax")).toHaveLength(1);
  expect(columnsWith(["wax"], other)).toEqual([]);
});

test("columns are found by words of a kind, too", () => {
  expect(names(columnsWithLike((word) => word.startsWith("h"), index))).toEqual([
    "honey_weight",
    "hive_weight",
    "honey_kind",
  ]);
});
