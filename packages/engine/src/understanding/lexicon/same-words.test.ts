import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    dives: {
      fact: true,
      columns: {
        dive_id: { type: "integer", role: "key" },
        diver_id: { type: "integer", role: "key" },
        depth: { type: "decimal" },
      },
    },
    divers: {
      naming: "diver",
      columns: {
        diver_id: { type: "integer", role: "key" },
        diver: { type: "string", distinct: 100 },
        sex: { type: "string", values: ["f", "m"] },
        guide_id: { type: "integer", role: "key" },
      },
    },
    guides: {
      naming: "guide",
      rows: 9,
      columns: {
        guide_id: { type: "integer", role: "key" },
        guide: { type: "string", distinct: 9 },
        gender: { type: "string", values: ["f", "m"] },
      },
    },
  },
  references: ["dives.diver_id>divers.diver_id", "divers.guide_id>guides.guide_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["dives by gender", "divers"],
  ["average depth by gender", "divers"],
  ["guides by sex", "guides"],
])("%s: the nearer column under either word", (question, table) => {
  expect(JSON.stringify(best(index, question).query)).toMatch(
    new RegExp(`"table":"${table}","column":"(?:sex|gender)"`),
  );
});
