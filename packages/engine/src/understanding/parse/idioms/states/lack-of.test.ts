import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    delays: {
      rows: 500,
      columns: {
        delay_id: { type: "integer", role: "key" },
        cause: { type: "string", values: ["Crew shortage", "Fuel leak", "Pilot absent"] },
        gate: { type: "string", nulls: 20, values: ["A1", "B2"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["number of delays because of missing crew", "cause = Crew shortage"],
  ["number of delays due to lack of crew", "cause = Crew shortage"],
  ["number of delays with missing gate", "gate missing"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
