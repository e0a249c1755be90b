import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    kiosks: {
      rows: 40,
      naming: "name",
      columns: {
        kiosk_id: { type: "integer", role: "key" },
        name: { type: "string", distinct: 40 },
        town: { type: "string", values: ["Alta", "Bodo"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("the name of every town where towns are no rows of their own", () => {
  expect(briefOf(index, "What is the name of every town and how many kiosks does it have?")).toBe(
    "count(*) by town",
  );
});
