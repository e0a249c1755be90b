import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    quarrels: {
      fact: true,
      rows: 90,
      columns: {
        quarrel_id: { type: "integer", role: "key" },
        berth_id: { type: "integer", role: "key" },
        amount: { type: "decimal", role: "measure" },
        status: { type: "string", values: ["won", "lost", "open"], distinct: 3 },
      },
    },
    berths: {
      fact: true,
      rows: 900,
      time: "moored_on",
      columns: {
        berth_id: { type: "integer", role: "key" },
        moored_on: { type: "date" },
        harbour_fee: { type: "decimal", role: "measure" },
        cargo: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["quarrels.berth_id>berths.berth_id"],
});
for (const table of model.tables)
  for (const column of table.columns) if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);

test("what was earned in an amount that rows have is that amount", () => {
  expect(briefOf(index, "what have we earned in harbour fees")).toBe("sum(harbour_fee)");
});
