import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    lettings: {
      fact: true,
      rows: 900,
      time: "let_on",
      columns: {
        letting_no: { type: "integer", role: "key" },
        let_on: { type: "date" },
        tenant: { type: "string", values: ["Holm", "Berg"], distinct: 60 },
        rent: { type: "decimal", unit: "currency", role: "measure" },
        satisfaction: { type: "integer", role: "measure", minimum: 1, maximum: 5 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average tenant satisfaction", "average(satisfaction)"],
  ["mean tenant rent by month", "average(rent) by month(let_on) order g1"],
  ["average satisfaction by tenant", "average(satisfaction) by tenant"],
])("whose a figure is, is no group: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
