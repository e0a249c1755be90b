import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    gardeners: {
      rows: 40,
      naming: "gardener_name",
      columns: {
        gardener_id: { type: "integer", role: "key" },
        gardener_name: { type: "string", values: ["Ann Bo", "Cy Dee"], distinct: 40 },
        trade: { type: "string", values: ["Lawns", "Trees"], distinct: 5 },
        manager_id: { type: "integer", role: "key" },
      },
    },
    visits: {
      fact: true,
      rows: 900,
      time: "visited_on",
      columns: {
        visit_id: { type: "integer", role: "key" },
        gardener_id: { type: "integer", role: "key" },
        visited_on: { type: "date" },
        hours: { type: "decimal" },
      },
    },
  },
  references: ["gardeners.manager_id>gardeners.gardener_id", "visits.gardener_id>gardeners.gardener_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["for each gardener, who is their manager", "list gardener_name, gardener_name"],
  ["for each gardener, the trade", "list gardener_name, trade"],
  ["list the trade of each gardener", "list trade"],
  ["for each visit, which gardener was it", "list visit_id, gardener_name"],
  ["visits for each gardener", "count(*) by gardener_name"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
