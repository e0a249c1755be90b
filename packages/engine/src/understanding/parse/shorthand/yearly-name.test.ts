import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    moorings: {
      rows: 90,
      columns: {
        mooring_id: { type: "integer", role: "key" },
        pier: { type: "string", values: ["East", "West"], distinct: 2 },
        let_on: { type: "date", role: "time" },
        annual_fee: { type: "decimal", unit: "currency", distinct: 60, level: true },
        deposit: { type: "decimal", unit: "currency", distinct: 60 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average yearly fee by pier", "average(annual_fee) by pier"],
  ["average annual fee by pier", "average(annual_fee) by pier"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

test("what is called otherwise is told by years", () =>
  expect(briefOf(index, "yearly deposit")).toContain("year(let_on)"));
