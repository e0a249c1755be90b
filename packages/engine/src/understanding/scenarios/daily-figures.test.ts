import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** What each day came to on each channel of a web shop: no row has a number of its own. */
const { model, values } = makeModel({
  tables: {
    channel_results: {
      rows: 3600,
      fact: true,
      key: [],
      time: "day_on",
      columns: {
        day_on: { type: "date", distinct: 600 },
        channel: { type: "string", values: ["Display", "Email", "Search"], distinct: 6 },
        clicks: { type: "integer", role: "measure", minimum: 0, maximum: 9000 },
        spend: { type: "decimal", unit: "currency", minimum: 0, maximum: 2000 },
        orders: { type: "integer", role: "measure", minimum: 0, maximum: 90, distinct: 80 },
        revenue: { type: "decimal", unit: "currency", minimum: 0, maximum: 8000 },
        cost: { type: "decimal", unit: "currency", minimum: 0, maximum: 900 },
        is_sale_day: { type: "boolean", role: "boolean" },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);
const days = "count-distinct(day(day_on))";

test.each([
  ["orders by channel", "sum(orders) by channel"],
  ["average order value by channel", "sum(revenue) / sum(orders) by channel"],
  ["average spend per day in May 2023", `sum(spend) / ${days} where day_on in 2023-05-01..2023-06-01`],
  ["the 2 most expensive channels", "sum(cost) by channel order m1 desc limit 2"],
  ["our 10 best revenue days", "sum(revenue) by day(day_on) order m1 desc limit 10"],
  [
    "on how many days did we take in over 12000",
    `${days} where day(day_on) among sum(revenue) by day(day_on) having m1 > 12000`,
  ],
  [
    "how many days had above average revenue",
    `${days} where day(day_on) among sum(revenue) by day(day_on) having m1 > output-aggregate`,
  ],
  [
    "display vs email: clicks and orders",
    "sum(clicks), sum(orders) by channel where channel in Display|Email",
  ],
])("a day's figure is the sum of its rows: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
