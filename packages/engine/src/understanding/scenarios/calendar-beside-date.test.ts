import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A seed merchant's sales, whose day stands in a calendar, and the date on which they were shipped beside it. */
const { model, values } = makeModel({
  tables: {
    days: {
      rows: 900,
      time: "full_date",
      columns: {
        day_key: key,
        full_date: { type: "date", distinct: 900 },
        calendar_year: { type: "integer" },
        month_name: { type: "string", values: ["January"] },
      },
    },
    sales: {
      fact: true,
      rows: 4000,
      time: "ship_date",
      columns: {
        sale_key: key,
        order_day_key: key,
        ship_date: { type: "date" },
        amount: { type: "decimal", minimum: 2, unit: "currency" },
      },
    },
  },
  references: ["sales.order_day_key>days.day_key"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total amount in 2023", "sum(amount) where full_date in 2023-01-01..2024-01-01"],
  ["amount shipped in 2023", "sum(amount) where ship_date in 2023-01-01..2024-01-01"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
