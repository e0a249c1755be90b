import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bonds: {
      rows: 80,
      columns: {
        bond_id: { type: "integer", role: "key" },
        sector: { type: "string", values: ["Energy", "Rail"], distinct: 2 },
        coupon_rate: { type: "decimal", role: "measure", distinct: 40, level: true },
        face_value: { type: "decimal", role: "measure", distinct: 60, unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  "average coupon rate weighted by face value, per sector",
  "weighted average coupon rate by face value per sector",
  "face value weighted coupon rate per sector",
  "the average face value-weighted coupon rate by sector",
])("what each row has times its weight, by all of the weight: %s", (question) => {
  expect(briefOf(index, question)).toMatch(
    /sum\(coupon_rate \* face_value\).* \/ .*sum\(face_value.*by sector/,
  );
});
