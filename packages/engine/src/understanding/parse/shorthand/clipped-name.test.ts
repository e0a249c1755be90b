import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

test("letters that stand for a value are no name cut short", () => {
  const { model, values } = makeModel({
    tables: {
      visits: {
        fact: true,
        rows: 900,
        columns: {
          visit_id: { type: "integer", role: "key" },
          field: { type: "string", values: ["General Practice", "Cardiology"], distinct: 2 },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), "how many GP visits")).toBe(
    "count(*) where field = General Practice",
  );
});
