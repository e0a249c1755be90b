import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    depots: {
      naming: "depot",
      rows: 4,
      columns: {
        depot_id: { type: "integer", role: "key" },
        depot: { type: "string", values: ["Hull", "Leith", "Wick"], distinct: 4 },
      },
    },
    parcels: {
      fact: true,
      rows: 900,
      columns: {
        parcel_id: { type: "integer", role: "key" },
        depot_id: { type: "integer", role: "key" },
        destination: { type: "string", values: ["Hull", "Leith", "Wick"], distinct: 3 },
        kilos: { type: "decimal" },
      },
    },
  },
  references: ["parcels.depot_id>depots.depot_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [["parcels by depot"], "leave out Hull", "count(*) by depot where depot != Hull"],
  [["parcels by depot"], "only Hull", "count(*) by depot where depot = Hull"],
  [["parcels by destination"], "leave out Hull", "count(*) by destination where destination != Hull"],
  [["parcels by depot"], "only destination Hull", "count(*) by depot where destination = Hull"],
])("%j, %s", (before, question, read) => {
  expect(briefOf(index, question, before)).toBe(read);
});
