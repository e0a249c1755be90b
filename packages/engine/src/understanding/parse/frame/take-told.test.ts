import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    faults: {
      rows: 900,
      columns: {
        fault_id: { type: "integer", role: "key" },
        fault_type: { type: "string", values: ["Leak", "Crack", "Rust"], distinct: 3 },
        plant: { type: "string", values: ["North", "South"], distinct: 2 },
        is_primary: { type: "string", values: ["Y", "N"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["most common primary fault type", "count(*) by fault_type where is_primary = Y order m1 desc limit 1"],
  ["most common primary fault types by plant", "count(*) by plant, fault_type where is_primary = Y"],
  ["most common fault type", "count(*) by fault_type order m1 desc limit 1"],
  ["top 2 fault types", "count(*) by fault_type order m1 desc limit 2"],
])("which rows are counted, told before what is the most: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
