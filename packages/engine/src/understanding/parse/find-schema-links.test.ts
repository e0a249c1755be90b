import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    wards: {
      rows: 12,
      columns: {
        ward_id: { type: "integer", role: "key" },
        charge_band: { type: "string", values: ["A1", "B2"] },
        night_fee: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("another word for an amount is none for a text", () => {
  expect(briefOf(index, "average rate")).toBe("average(night_fee)");
  expect(() => briefOf(index, "relapse rate of wards by charge band")).toThrow("relapse");
});
