import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    kiosk_lines: {
      fact: true,
      rows: 4000,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        sold_on: { type: "date" },
        kiosk: { type: "string", values: ["Pier", "Park"] },
        quantity: { type: "integer", minimum: -3, maximum: 40 },
        line_total: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["number of returns by kiosk", "count(*) by kiosk where quantity < 0"],
  ["line total by kiosk without returns", "sum(line_total) by kiosk where quantity >= 0"],
  ["average quantity, returns left out", "average(quantity) where quantity >= 0"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
