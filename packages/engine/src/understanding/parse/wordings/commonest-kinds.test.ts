import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A workshop: faults of machines, each of a kind that a table of codes describes. */
const { model, values } = makeModel({
  tables: {
    machines: {
      rows: 12,
      naming: "machine_name",
      columns: { machine_id: key, machine_name: { type: "string", distinct: 12 } },
    },
    fault_codes: {
      rows: 20,
      naming: "description",
      columns: { fault_code: { type: "string", role: "key" }, description: { type: "string", distinct: 20 } },
    },
    faults: {
      fact: true,
      rows: 900,
      time: "seen_on",
      columns: {
        fault_id: key,
        machine_id: key,
        fault_code: { type: "string", role: "key", distinct: 20 },
        seen_on: { type: "date" },
      },
    },
  },
  references: ["faults.machine_id>machines.machine_id", "faults.fault_code>fault_codes.fault_code"],
});
const index = buildModelIndex(model, values);

test.each([
  ["top 5 faults", "order m1 desc limit 5"],
  ["top 5 faults in 2024", "order m1 desc limit 5"],
  ["most common fault", "order m1 desc limit 1"],
])("%s: by what their codes mean", (question, read) => {
  expect(briefOf(index, question)).toContain("count(*) by description");
  expect(briefOf(index, question)).toContain(read);
});
