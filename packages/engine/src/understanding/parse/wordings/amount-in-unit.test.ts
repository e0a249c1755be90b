import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** A vineyard's purchases, each with a quantity and the unit that it is in. */
const { model, values } = makeModel({
  tables: {
    purchases: {
      fact: true,
      rows: 900,
      time: "bought_on",
      columns: {
        purchase_id: { type: "integer", role: "key", distinct: 900 },
        bought_on: { type: "date", distinct: 400 },
        parcel: { type: "string", values: ["Hill", "Brook", "Chapel"], distinct: 3 },
        kind: { type: "string", values: ["Pruning", "Gravel", "Twine"], distinct: 3 },
        quantity: { type: "decimal", minimum: 1, maximum: 90 },
        unit: { type: "string", values: ["hours", "m3", "rolls"], distinct: 3 },
        cost: { type: "decimal", unit: "currency", minimum: 3, maximum: 900 },
      },
    },
  },
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "quantity") column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["how many m3 of gravel in 2023", /^sum\(quantity\) where .*unit = m3.*kind = Gravel.*2023-01-01/],
  ["pruning hours booked by parcel", /^sum\(quantity\) by parcel where .*unit = hours.*kind = Pruning/],
  ["total pruning hours", /^sum\(quantity\) where .*unit = hours/],
  ["rolls by parcel in 2023", /^sum\(quantity\) by parcel where .*unit = rolls/],
  ["top 2 parcels by pruning hours", /^sum\(quantity\) by parcel where .*unit = hours.*limit 2/],
  ["average hours by parcel", /^average\(quantity\) by parcel where .*unit = hours/],
  ["how many purchases in 2023", /^count\(\*\)/],
  ["number of purchases by unit", /^count\(\*\) by unit/],
])("%s", (question, read) => expect(briefOf(index, question)).toMatch(read));
