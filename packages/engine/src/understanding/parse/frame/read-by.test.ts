import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const columns = {
  site_id: { type: "integer", role: "key" },
  volume: { type: "decimal" },
  grade: { type: "string", values: ["A", "B"] },
} satisfies Parameters<typeof makeModel>[0]["tables"][string]["columns"];
const { model, values } = makeModel({
  tables: {
    sites: { columns: { site_id: { type: "integer", role: "key" } } },
    milk: { columns, key: ["site_id"] },
    water: { columns, key: ["site_id"] },
  },
  references: ["milk.site_id>sites.site_id", "water.site_id>sites.site_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total volume across water", "sum(volume)"],
  ["total volume of water across grades", "sum(volume) by grade"],
])("rows among which, and groups: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
