import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    growers: { naming: "grower", columns: { grower_id: key, grower: { type: "string", distinct: 90 } } },
    "crate kinds": {
      naming: "crate_name",
      columns: { crate_id: key, crate_name: { type: "string", distinct: 5 } },
    },
    "crate deliveries": {
      fact: true,
      rows: 900,
      time: "delivered_on",
      columns: {
        delivery_id: key,
        grower_id: key,
        crate_id: key,
        delivered_on: { type: "date" },
        fee: { type: "decimal" },
      },
    },
  },
  references: [
    "crate deliveries.grower_id>growers.grower_id",
    "crate deliveries.crate_id>crate kinds.crate_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many crate growers have we got", "idle-words"],
  ["how many crate deliveries", "readings"],
  ["how many growers", "readings"],
])("rows are counted that stand at the head: %s", (question, kind) => {
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-06-01T00:00:00" }).kind,
  ).toBe(kind);
});
