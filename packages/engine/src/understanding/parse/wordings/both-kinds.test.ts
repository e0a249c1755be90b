import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    wool_sales: {
      fact: true,
      rows: 900,
      columns: {
        sale_id: { type: "integer", role: "key" },
        shed: { type: "string", values: ["Upper Shed", "Lower Shed"], distinct: 2 },
        breed: { type: "string", values: ["Merino", "Corriedale", "Romney"], distinct: 3 },
        bales: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("of two kinds both are asked for", () => {
  const asked = briefOf(index, "which breeds were sold from both sheds");
  expect(asked).toBe(briefOf(index, "which breeds were sold from both Upper Shed and Lower Shed"));
  expect(asked).toContain("Upper Shed");
});

test.each([["bales from both sheds"]])("%s: as it is said", (question) => {
  expect(briefOf(index, question)).not.toContain("Upper Shed");
});
