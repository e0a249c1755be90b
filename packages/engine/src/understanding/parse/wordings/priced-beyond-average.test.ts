import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tents: {
      rows: 400,
      naming: "tent",
      columns: {
        tent_id: { type: "integer", role: "key", distinct: 400 },
        tent: { type: "string", distinct: 400 },
        model: { type: "string", values: ["Dome", "Tunnel"], distinct: 2 },
        purchase_price: { type: "decimal", unit: "currency", level: true },
        nightly_rate: { type: "decimal", unit: "currency", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["tents priced above the average nightly rate", /^list tent where nightly_rate > /],
  ["tents priced below the average purchase price", /^list tent where purchase_price < /],
  [
    "how many domes are priced above the average dome nightly rate",
    /model = Dome and nightly_rate > overall average.nightly_rate/,
  ],
  ["tents with a nightly rate above the average tent of their model", /^list tent where nightly_rate > .*/],
])("the figure that is named is compared with its average: %s", (question, read) => {
  expect(briefOf(index, question)).toMatch(read);
});
