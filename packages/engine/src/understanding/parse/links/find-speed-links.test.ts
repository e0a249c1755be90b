import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 900,
      time: "departed_at",
      columns: {
        crossing_id: { type: "integer", role: "key" },
        boat: { type: "string", values: ["Gull", "Tern"], distinct: 2 },
        departed_at: { type: "timestamp", distinct: 900 },
        arrived_at: { type: "timestamp", distinct: 890, nulls: 9 },
        distance_km: { type: "decimal", role: "measure", distinct: 300 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average speed by boat", "by boat"],
  ["average speed (km/h) by boat", "by boat"],
  ["what is the average speed in km/h", ""],
  ["boat with the slowest average speed", "by boat order m1 limit 1"],
  ["boat with the fastest average speed", "by boat order m1 desc limit 1"],
])("%s: the whole distance by the whole time", (question, read) => {
  const said = briefOf(index, question);
  expect(said).toMatch(/sum\(distance_km.*\/.*sum\(seconds\(departed_at, arrived_at\) \/ 3600/);
  expect(said).toContain(read);
});
