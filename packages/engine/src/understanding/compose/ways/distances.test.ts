import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { distances } from "./distances.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    hives: { columns: { hive_id: id, meadow_id: id } },
    meadows: { columns: { meadow_id: id } },
    jars: { columns: { jar_id: id, hive_id: id } },
    fairs: { columns: { fair_id: id } },
  },
  references: ["hives.meadow_id>meadows.meadow_id", "jars.hive_id>hives.hive_id"],
});
const index = buildModelIndex(model, values);
const table = (name: string): number => index.tables.findIndex((entry) => entry.table.name === name);

it.each([
  ["jars", "jars", 0],
  ["jars", "hives", 1],
  ["jars", "meadows", 2],
  ["meadows", "jars", 2],
  ["jars", "fairs", Number.POSITIVE_INFINITY],
])("from %s to %s are %d steps, however often it is asked", (from, to, steps) => {
  const distance = distances(index);
  expect([distance(table(from), table(to)), distance(table(from), table(to))]).toEqual([steps, steps]);
});
