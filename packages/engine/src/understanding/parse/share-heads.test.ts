import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    moorings: {
      fact: true,
      rows: 200,
      time: "let_on",
      columns: {
        mooring_id: { type: "integer", role: "key" },
        let_on: { type: "date" },
        settled_on: { type: "date", nulls: 30 },
        kind: { type: "string", values: ["Unsettled Berth", "Deep Berth"] },
      },
    },
  },
});

test.each([
  ["how many unsettled moorings", "count(*) where settled_on missing"],
  ["how many moorings of an unsettled berth", "count(*) where kind = Unsettled Berth"],
])("%s", (question, read) => {
  expect(briefOf(buildModelIndex(model, values), question)).toBe(read);
});
