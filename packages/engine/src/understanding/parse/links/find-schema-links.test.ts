import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    wards: {
      rows: 12,
      columns: {
        ward_id: { type: "integer", role: "key" },
        charge_band: { type: "string", values: ["A1", "B2"] },
        opened_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("another word for an amount is none for a text", () => {
  expect(() => briefOf(index, "relapse rate")).toThrow("unknown-terms");
});
