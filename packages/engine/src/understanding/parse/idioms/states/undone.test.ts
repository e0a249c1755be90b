import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    repairs: {
      fact: true,
      time: "brought_in",
      columns: {
        repair_id: { type: "integer", role: "key" },
        brought_in: { type: "date" },
        collected_on: { type: "date", nulls: 4 },
        mechanic_assigned: { type: "string", values: ["Ann", "Bo"], nulls: 3 },
        billing_cycle: { type: "string", values: ["month", "year", "Growth"] },
        redos: { type: "integer", role: "measure" },
        disputed_amount: { type: "decimal", role: "measure" },
        fee: { type: "decimal", role: "measure" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (column.role === "measure" && column.profile !== null) {
    column.additivity = "additive";
    Object.assign(column.profile, { minimum: 0, maximum: 9 });
  }
const index = buildModelIndex(model, values);

test.each([
  ["without who", "unassigned repairs", "count(*) where mechanic_assigned missing"],
  ["without when", "how many repairs are uncollected", "count(*) where collected_on missing"],
  ["an amount of the deed", "how many disputed repairs", "count(*) where disputed_amount > 0"],
  ["an amount behind its rows", "how many repairs were disputed", "count(*) where disputed_amount > 0"],
  ["a period that is a value, too", "repairs by month", "count(*) by month(brought_in)"],
  ["growth that is a value, too", "fee growth", "growth"],
])("%s", (_, question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
