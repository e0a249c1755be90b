import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** Ferry lines by day, as a report that is called after them: no row has a name or a key. */
const { model, values } = makeModel({
  tables: {
    ferry_traffic_figures: {
      fact: true,
      rows: 900,
      time: "day",
      key: [],
      columns: {
        day: { type: "date" },
        ferry: { type: "string", values: ["Maid", "Puffin"], distinct: 2 },
        berth_group: { type: "string", values: ["Upper Quay", "Sessions Wharf"], distinct: 2 },
        visits: { type: "integer", distinct: 300 },
        repairs: { type: "integer", distinct: 9 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["visits by ferry", "sum(visits) by ferry"],
  ["traffic by ferry", "sum(visits) by ferry"],
  ["what share of visits is upper quay", "100 * sum(visits) / sum(visits)"],
  ["ferries with no repairs", "sum(repairs) by ferry having m1 = 0"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
