import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** What went wrong on a line, and who of the fitters may weld. */
const { model, values } = makeModel({
  tables: {
    fitters: {
      rows: 60,
      naming: "full_name",
      columns: {
        fitter_id: { type: "integer", role: "key" },
        full_name: { type: "string" },
        team: { type: "string", values: ["Red", "Blue"], distinct: 6 },
        is_welder: { type: "boolean" },
      },
    },
    faults: {
      rows: 5000,
      fact: true,
      time: "seen_at",
      columns: {
        fault_id: { type: "integer", role: "key", distinct: 5000 },
        fault_type: { type: "string", values: ["Leak", "Jam"], distinct: 9 },
        fitter_id: { type: "integer", role: "key" },
        seen_at: { type: "timestamp" },
      },
    },
  },
  references: ["faults.fitter_id>fitters.fitter_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["most common fault", "by fault_type"],
  ["which fault is most common", "by fault_type"],
  ["number of welders per team", "count(*) by team where is_welder = true"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
