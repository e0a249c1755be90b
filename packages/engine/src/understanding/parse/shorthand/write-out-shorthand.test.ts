import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    ports: {
      rows: 40,
      naming: "port_name",
      columns: {
        port_id: { type: "integer", role: "key" },
        port_name: { type: "string", values: ["Alta", "Moss"], distinct: 40 },
        coast: { type: "string", values: ["North", "South", "West"], distinct: 3 },
      },
    },
    catches: {
      fact: true,
      rows: 900,
      time: "landed_on",
      columns: {
        catch_id: { type: "integer", role: "key" },
        port_id: { type: "integer" },
        landed_on: { type: "date" },
        fish: { type: "string", values: ["Cod", "Herring", "Pro+"], distinct: 3 },
        gear: { type: "string", values: ["Net", "Line"], distinct: 2, nulls: 40 },
        weight_kg: { type: "decimal", distinct: 700 },
        price: { type: "decimal", distinct: 300 },
        wave_min: { type: "decimal", distinct: 40 },
        wave_max: { type: "decimal", distinct: 40 },
      },
    },
  },
  references: ["catches.port_id>ports.port_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["what per cent of catches were made by net", "what percent of catches were made by net"],
  ["catches before '2023-05-01'", "catches before 2023-05-01"],
  ["catches landed before the year of 2022", "catches landed before 2022"],
  ["worst port for weight (average)", "worst port for average weight"],
  ["no. of catches in 2023", "number of catches in 2023"],
  ["no of catches by fish", "number of catches by fish"],
  ["nr. of catches per coast", "number of catches per coast"],
  ["no. of ports w/o catches", "number of ports without catches"],
  ["catches w/o gear", "catches without gear"],
  ["avg price by fish, excl. cod", "average price by fish, excluding cod"],
  ["catch no + price where price > 50", "catch id and price where price > 50"],
  ["most expensive catch, which no.", "most expensive catch, which id"],
  ["avg price by fish + gear", "average price by fish and gear"],
  ["count catches over 2.5kg", "count catches over 2.5 kg"],
  ["count catches > 500g", "count catches > 500 g"],
  ["catches ≥ 20 kg, how many", "how many catches of at least 20 kg"],
  ["count catches in each 5kg weight band", "number of catches by weight in bands of 5 kg"],
  ["price: smallest, largest, median", "minimum, maximum, median price"],
  ["price by fish, min + max", "minimum, maximum price by fish"],
  ["north ports: count, total catch weight", "number of ports, total catch weight for north ports"],
  ["north ports, total catch weight", "total catch weight for north ports"],
  ["north ports: no. of catches, total price each", "number of catches, total price for each north port"],
  ["cod catches: price, landed when", "cod catches: price, landed on"],
  ["avg price, coast by coast", "average price by coast"],
  ["price sum by coast", "sum of price by coast"],
  ["catches 20-50, count", "number of catches between 20 and 50"],
  ["catches costing 20 to 30", "catches that cost 20 to 30"],
  ["avg price per mth", "average price per month"],
  ["mean daily high by port", "mean wave max by port"],
  ["catches w/ lows under 2", "catches with wave min under 2"],
  ["avg wt by gear", "average weight by gear"],
  ["no. 1 fish of each coast, weight-wise", "top fish of each coast by weight"],
])("%s is %s", (typed, full) => {
  expect(briefOf(index, typed)).toBe(briefOf(index, full));
});

test.each([
  ["catches with no gear", "gear"],
  ["catches of Pro+", "Pro+"],
  ["prices of catches from high to low", "price order"],
])("%s stays what it is", (asked, holds) => {
  expect(briefOf(index, asked)).toContain(holds);
  expect(briefOf(index, asked)).not.toMatch(/^count\(\*\)$/);
});

const sheet = makeModel({
  tables: {
    lettings: {
      fact: true,
      rows: 900,
      time: "let_on",
      columns: {
        letting_no: { type: "integer", role: "key" },
        let_on: { type: "date" },
        tenant_id: { type: "integer", role: "key", distinct: 200 },
        town: { type: "string", values: ["Alta", "Moss"], distinct: 2 },
        rent: { type: "decimal", distinct: 300 },
      },
    },
  },
  references: [],
});

test.each([
  ["alta tenants, total rent", "sum(rent) where town = Alta"],
  ["alta tenants, total rent each", "sum(rent) by tenant_id where town = Alta"],
])("%s of a sheet", (typed, read) => {
  expect(briefOf(buildModelIndex(sheet.model, sheet.values), typed)).toBe(read);
});
