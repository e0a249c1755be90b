import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    barn_rentals: {
      rows: 900,
      fact: true,
      time: "rental_date",
      columns: {
        contract_no: { type: "string", role: "key", distinct: 900 },
        rental_date: { type: "date" },
        rental_price: { type: "decimal", distinct: 400, unit: "currency" },
        county: { type: "string", values: ["Alta", "Bodo"], role: "geo" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["priciest rental in each county", "by county, contract_no order"],
  ["which rental had the highest price", "list contract_no order rental_price desc limit 1"],
])("a row of the sheet, and no part of its columns' names: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
