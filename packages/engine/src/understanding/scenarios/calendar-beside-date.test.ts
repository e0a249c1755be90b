import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A seed merchant's sales, whose day stands in a calendar, and the date on which they were shipped beside it, with growers who opened accounts. */
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
    growers: {
      rows: 300,
      time: "account_opened",
      naming: "grower_name",
      columns: {
        grower_key: { ...key, distinct: 300 },
        grower_name: { type: "string", distinct: 300 },
        account_opened: { type: "date", minimum: "2015-01-01", maximum: "2023-01-01" },
      },
    },
    sales: {
      fact: true,
      rows: 4000,
      time: "ship_date",
      columns: {
        sale_key: key,
        order_day_key: key,
        grower_key: key,
        order_number: { type: "string", distinct: 2000 },
        ship_date: { type: "date" },
        amount: { type: "decimal", minimum: 2, unit: "currency" },
      },
    },
  },
  references: ["sales.order_day_key>days.day_key", "sales.grower_key>growers.grower_key"],
});
const index = buildModelIndex(model, values);

it.each([
  ["total amount in 2023", "sum(amount) where full_date in 2023-01-01..2024-01-01"],
  ["amount shipped in 2023", "sum(amount) where ship_date in 2023-01-01..2024-01-01"],
  ["average days from order to shipment", "average(days(full_date, ship_date))"],
  ["how many growers bought in 2023", "count(*) where full_date in 2023-01-01..2024-01-01"],
  ["how many growers with sales in 2023", "count(*) where full_date in 2023-01-01..2024-01-01"],
  [
    "growers without orders in 2023",
    "list grower_name where related(sales where full_date in 2023-01-01..2024-01-01) = 0",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
