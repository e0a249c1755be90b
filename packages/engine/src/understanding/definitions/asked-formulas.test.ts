import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const sales = salesIndex();

test.each([
  [
    "freight per line (freight divided by number of order lines) by country",
    "sum(freight) / count(*) by country",
  ],
  ["freight as a share of revenue", "sum(freight) / sum(quantity * unit_price)"],
  ["share of freight in total revenue by country", "sum(freight) / sum(quantity * unit_price) by country"],
  ["orders per 100 customers by country", "count(*) / count(*) / 100 by country"],
  ["how much freight per thousand order lines did we pay", "sum(freight) / count(*) / 1000"],
  ["order rate by segment (orders per 100 customers)", "count(*) / count(*) / 100 by segment"],
  ["yearly freight by country (12 x freight)", "sum(12 * freight) by country"],
  ["freight as a percentage of revenue", "100 * sum(freight) / sum(quantity * unit_price)"],
])("%s", (question, read) => {
  expect(briefOf(sales, question)).toBe(read);
});

const { model, values } = makeModel({
  tables: {
    tours: {
      fact: true,
      rows: 900,
      time: "held_on",
      columns: {
        tour_id: { type: "integer", role: "key" },
        guide: { type: "string", values: ["Ann", "Bo"], distinct: 9 },
        held_on: { type: "date" },
        places: { type: "integer" },
        taken: { type: "integer" },
        fee: { type: "decimal" },
        price: { type: "decimal" },
        cost: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how full are our tours (taken out of places)", "sum(taken) / sum(places)"],
  ["utilisation (taken / places) by guide", "sum(taken) / sum(places) by guide"],
  ["cost percentage by guide", "100 * sum(cost) / sum(price) by guide"],
  ["guides with the highest cost %", "100 * sum(cost) / sum(price) by guide order m1 desc limit 1"],
  [
    "which guide has the most tours per 100 places",
    "count(*) / sum(places) / 100 by guide order m1 desc limit 1",
  ],
  ["by guide: fee per 1,000 places", "sum(fee) / sum(places) / 1000 by guide"],
  ["utilisation in percent (taken / places) by guide", "100 * sum(taken) / sum(places) by guide"],
  ["fee per place (fee over places) per guide", "sum(fee) / sum(places) by guide"],
  ["profit rate per guide, being fee minus cost, divided by fee", "sum(fee) - sum(cost) / sum(fee) by guide"],
  ["gain (fee minus cost) by guide", "sum(fee - cost) by guide"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
