import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    valleys: {
      rows: 6,
      naming: "valley_name",
      columns: { valley_id: id, valley_name: { type: "string", distinct: 6 } },
    },
    villages: {
      rows: 40,
      naming: "village_name",
      columns: {
        village_id: id,
        village_name: { type: "string", distinct: 40 },
        valley_id: { type: "integer" },
      },
    },
    hives: {
      rows: 300,
      naming: "hive_name",
      columns: { hive_id: id, hive_name: { type: "string", distinct: 300 }, village_id: { type: "integer" } },
    },
    visits: {
      rows: 2000,
      fact: true,
      time: "visited_on",
      columns: { visit_id: id, hive_id: { type: "integer" }, visited_on: { type: "date" } },
    },
  },
  references: [
    "villages.valley_id>valleys.valley_id",
    "hives.village_id>villages.village_id",
    "visits.hive_id>hives.hive_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["list of hives with valley", "list hive_name, valley_name"],
  ["list hives with village and valley", "list hive_name, village_name, valley_name"],
  ["hives with visits", "list hive_name where related(visits) > 0"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
