import { describe, expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** Vineyards, what was harvested there, what of it was delivered at which price, and market prices. */
const { model, values } = makeModel({
  tables: {
    vineyards: {
      rows: 40,
      naming: "vineyard_name",
      columns: {
        vineyard_id: id,
        vineyard_name: { type: "string", distinct: 40 },
        region: { type: "string", values: ["North", "South"] },
        area_ha: { type: "decimal" },
      },
    },
    harvests: {
      fact: true,
      rows: 900,
      time: "harvested_on",
      columns: {
        harvest_id: id,
        vineyard_id: { type: "integer" },
        harvested_on: { type: "date" },
        grape: { type: "string", values: ["Merlot", "Gamay"] },
        harvested_ha: { type: "decimal" },
        tonnes: { type: "decimal" },
      },
    },
    deliveries: {
      fact: true,
      rows: 700,
      time: "delivered_on",
      columns: {
        delivery_id: id,
        harvest_id: { type: "integer" },
        delivered_on: { type: "date" },
        winery: { type: "string", values: ["Alder", "Birch"] },
        tonnes_delivered: { type: "decimal" },
        price_per_tonne: { type: "decimal", level: true },
        transport_cost: { type: "decimal", unit: "currency" },
      },
    },
    prices: {
      fact: true,
      rows: 300,
      time: "price_month",
      columns: {
        price_id: id,
        price_month: { type: "date" },
        variety: { type: "string", values: ["Red", "White"] },
        market_price_per_tonne: { type: "decimal", level: true },
      },
    },
  },
  references: ["harvests.vineyard_id>vineyards.vineyard_id", "deliveries.harvest_id>harvests.harvest_id"],
});
const index = buildModelIndex(model, values);

describe("what a deed comes to", () => {
  it.each([
    ["how much did we harvest in 2023", "sum(tonnes) where harvested_on in 2023-01-01..2024-01-01"],
    ["harvest by region", "sum(tonnes) by region"],
    ["average harvest by grape", "average(tonnes) by grape"],
    ["how much Merlot did we deliver", "sum(tonnes_delivered) where grape = Merlot"],
    [
      "how many tonnes did we deliver in 2023",
      "sum(tonnes_delivered) where delivered_on in 2023-01-01..2024-01-01",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("ranks by it", () => {
    expect(briefOf(index, "which 3 vineyards harvested the most")).toMatch(/^sum\(tonnes\) by vineyard_name/);
    expect(briefOf(index, "which region harvested the least in 2023")).toMatch(/^sum\(tonnes\) by region/);
  });

  it.each([
    ["number of harvests by region", "count(*) by region"],
    ["how many harvests did we have in 2023", "count(*) where harvested_on in 2023-01-01..2024-01-01"],
  ])("rows that are counted stay rows: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(expected),
  );
});

describe("a unit names the figure of the barest name that is told in it", () => {
  it.each([
    ["how many hectares do our vineyards have altogether", "sum(area_ha)"],
    ["total hectares by region", "sum(area_ha) by region"],
    ["vineyards of more than 5 hectares", "list vineyard_name where area_ha > 5"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("what rows come to by a quantity and the price of its unit", () => {
  it.each([
    ["value of deliveries to Alder", "sum(tonnes_delivered * price_per_tonne) where winery = Alder"],
    ["delivery value by winery", "sum(tonnes_delivered * price_per_tonne) by winery"],
    ["sales value by region", "sum(tonnes_delivered * price_per_tonne) by region"],
    ["transport cost by winery", "sum(transport_cost) by winery"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

it.each([
  ["what was the price of Red in march 2024", "average(market_price_per_tonne) where"],
  ["is the price of Red going up?", "trend: average(market_price_per_tonne)"],
])("the price of rows that are prices: %s", (question, opening) =>
  expect(briefOf(index, question).startsWith(opening)).toBe(true),
);
