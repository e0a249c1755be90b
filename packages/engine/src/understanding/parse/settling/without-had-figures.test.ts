import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer" } as const;
const key = { type: "integer", role: "key" } as const;

/** Lamps and what was sold of them, called by what it comes to. */
const { model, values } = makeModel({
  tables: {
    lamps: {
      rows: 60,
      naming: "lamp_name",
      time: "launch_date",
      columns: {
        lamp_id: key,
        lamp_name: { type: "string", distinct: 60 },
        launch_date: { type: "date", role: "time" },
      },
    },
    fact_sales: {
      label: "Sales",
      fact: true,
      rows: 4000,
      time: "sold_on",
      columns: {
        line_id: key,
        lamp_id: id,
        sold_on: { type: "date", role: "time" },
        sales_amount: { type: "decimal", role: "measure", unit: "currency" },
      },
    },
  },
  references: ["fact_sales.lamp_id>lamps.lamp_id"],
});
const index = buildModelIndex(model, values);

test.each(["how many lamps had sales in 2023", "how many different lamps did we sell in 2023"])(
  "%s: those of which there were such rows then",
  (question) => {
    expect(briefOf(index, question)).toBe("count(*) where sold_on in 2023-01-01..2024-01-01");
  },
);

test("what is told of the counted rows themselves has their own time", () => {
  expect(briefOf(index, "how many lamps in 2023")).toBe(
    "count(*) where launch_date in 2023-01-01..2024-01-01",
  );
});
