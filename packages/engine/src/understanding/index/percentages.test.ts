import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";

it("knows percentages by the name and by how they are written", () => {
  const { model, values } = makeModel({
    tables: {
      shares: {
        columns: {
          system: { type: "string", values: ["Pear", "Plum"] },
          phones: { type: "string", values: ["1.85%", "0.4 %", "2.1%", "n/a"] },
          mixed: { type: "string", values: ["1.85%", "many", "none"] },
          pct_of_tablets: { type: "decimal" },
          sold: { type: "integer" },
        },
      },
    },
  });
  const { columns } = buildModelIndex(model, values);
  expect(columns.flatMap(({ column, percent }) => (percent ? [column.name] : []))).toEqual([
    "phones",
    "pct_of_tablets",
  ]);
});
