import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    looms: {
      fact: true,
      rows: 30,
      columns: {
        loom_id: { type: "integer", role: "key" },
        serial_number: { type: "string", role: "key", distinct: 30 },
        make: { type: "string", values: ["Arno", "Brix"] },
        width_cm: { type: "integer", role: "measure" },
      },
    },
    repairs: {
      fact: true,
      rows: 800,
      columns: {
        repair_id: { type: "integer", role: "key" },
        loom_id: { type: "integer", role: "key" },
        bill_number: { type: "string", role: "key", distinct: 800 },
      },
    },
    payments: {
      fact: true,
      rows: 700,
      columns: {
        payment_id: { type: "integer", role: "key" },
        repair_id: { type: "integer", role: "key" },
      },
    },
  },
  references: ["repairs.loom_id>looms.loom_id", "payments.repair_id>repairs.repair_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["looms without repairs", "list loom_id, serial_number where related(repairs) = 0"],
  ["looms that never had a repair", "list loom_id, serial_number where related(repairs) = 0"],
  ["repairs without payments", "count(*) where related(payments) = 0"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
