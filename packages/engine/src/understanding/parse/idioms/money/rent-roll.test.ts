import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tenancies: {
      fact: true,
      rows: 900,
      time: "signed_on",
      columns: {
        tenancy_id: { type: "integer", role: "key" },
        signed_on: { type: "date" },
        rent: { type: "decimal" },
        deposit_rent: { type: "decimal" },
        quarter_name: { type: "string", values: ["Old Town", "Docks"], distinct: 2 },
        status: { type: "string", values: ["Active", "Ended"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["what's our current rent roll", "sum(rent) where status = Active"],
  ["active rent roll by quarter name", "sum(rent) by quarter_name where status = Active"],
])("a rent roll is the rent of what is in force: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
