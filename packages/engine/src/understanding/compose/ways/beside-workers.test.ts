import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    islands: {
      rows: 6,
      naming: "island",
      columns: { island_id: key, island: { type: "string", distinct: 6 } },
    },
    wardens: {
      rows: 30,
      naming: "warden",
      columns: {
        warden_id: key,
        warden: { type: "string", distinct: 30 },
        island_id: { type: "integer", distinct: 6 },
      },
    },
    paths: { rows: 40, columns: { path_id: key, island_id: { type: "integer", distinct: 6 } } },
    bridges: { rows: 90, columns: { bridge_id: key, path_id: { type: "integer", distinct: 40 } } },
    surveys: {
      fact: true,
      rows: 900,
      columns: {
        survey_id: key,
        bridge_id: { type: "integer", distinct: 90 },
        surveyor_id: { type: "integer", distinct: 30 },
      },
    },
  },
  references: [
    "wardens.island_id>islands.island_id",
    "paths.island_id>islands.island_id",
    "bridges.path_id>paths.path_id",
    "surveys.bridge_id>bridges.bridge_id",
    "surveys.surveyor_id>wardens.warden_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["surveys by island", "surveys.bridge_id"],
  ["surveys by island of the surveyor", "surveys.surveyor_id"],
])("what was seen to, and not who saw to it, tells the place: %s", (question, way) => {
  expect(JSON.stringify(best(index, question).query)).toContain(way);
});
