import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    policies: {
      fact: true,
      rows: 900,
      columns: {
        policy_id: { type: "integer", role: "key" },
        home_status: { type: "string", values: ["OWN", "RENT", "LEASE"] },
        yearly_income: { type: "decimal", minimum: 9000, maximum: 400000 },
        cover_amount: { type: "decimal", minimum: 1000, maximum: 900000 },
        region: { type: "string", values: ["North", "South"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average cover amount of people who own their home", "home_status = OWN"],
  ["average cover amount of renters by region", "home_status = RENT"],
  ["how many people rent a flat", "home_status = RENT"],
  ["how many people make more than 100000", "yearly_income > 100000"],
  ["number of people making over 90k by region", "yearly_income > 90000"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
