import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    ticket_sales: {
      fact: true,
      rows: 5000,
      columns: {
        sale_id: { type: "integer", role: "key" },
        sold_on: { type: "date", role: "time" },
        channel: { type: "string", values: ["Web", "Desk"] },
        quantity: { type: "integer" },
        gross_amount: { type: "decimal" },
        net_amount: { type: "decimal" },
      },
    },
  },
});
const sold = {
  ...model,
  tables: model.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      column.name === "quantity" ? { ...column, synonyms: ["tickets sold"] } : column,
    ),
  })),
};
const index = buildModelIndex(sold, values);

it.each([
  ["total net revenue", "sum(net_amount)"],
  ["gross sales by channel", "sum(gross_amount) by channel"],
  [
    "net revenue by month in 2023",
    "sum(net_amount) by month(sold_on) where sold_on in 2023-01-01..2024-01-01 order g1",
  ],
  ["tickets sold by channel", "sum(quantity) by channel"],
  ["how many tickets did we sell in 2023", "sum(quantity) where sold_on in 2023-01-01..2024-01-01"],
])("%s is %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it("takes the sales of the rows that are named, where two kinds of rows hold some", () => {
  const money = (table: string, amount: string) => ({
    [table]: {
      fact: true,
      rows: table === "crossing" ? 9000 : 700,
      time: "day",
      columns: {
        [`${table}_id`]: { type: "integer", role: "key" } as const,
        day: { type: "date", role: "time" } as const,
        [amount]: { type: "decimal", unit: "currency" } as const,
      },
    },
  });
  const harbour = makeModel({
    tables: { ...money("crossing", "net_revenue"), ...money("kiosk", "sales_amount") },
  });
  const both = buildModelIndex(harbour.model, harbour.values);
  expect(briefOf(both, "total kiosk sales")).toBe("sum(sales_amount)");
  expect(briefOf(both, "total revenue")).toBe("sum(net_revenue)");
});

it("takes what was spent on advertising for its cost, and not for what came of it", () => {
  const ads = makeModel({
    tables: {
      campaign_days: {
        fact: true,
        rows: 900,
        time: "day",
        columns: {
          day: { type: "date" },
          campaign: { type: "string", distinct: 5, values: ["Spring", "Brand"] },
          clicks: { type: "integer" },
          cost: { type: "decimal", unit: "currency" },
          conversion_value: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  const days = buildModelIndex(ads.model, ads.values);
  expect(briefOf(days, "total spend")).toBe("sum(cost)");
  expect(briefOf(days, "how much did we spend on Brand")).toBe("sum(cost) where campaign = Brand");
  expect(briefOf(days, "total revenue")).toBe("sum(conversion_value)");
});
