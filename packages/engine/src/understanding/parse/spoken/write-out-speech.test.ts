import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    growers: {
      rows: 60,
      naming: "grower_name",
      columns: {
        grower_id: { type: "integer", role: "key" },
        grower_name: { type: "string", values: ["Alm", "Berg"], distinct: 60 },
        region: { type: "string", values: ["North", "South", "West"], distinct: 3 },
        adviser: { type: "string", distinct: 9, nulls: 12 },
      },
    },
    crates: {
      fact: true,
      rows: 900,
      time: "packed_on",
      columns: {
        crate_id: { type: "integer", role: "key" },
        grower_id: { type: "integer" },
        packed_on: { type: "date" },
        collected_on: { type: "date", nulls: 70 },
        fruit: { type: "string", values: ["Apple", "Pear", "Plum"], distinct: 3 },
        grade: { type: "string", values: ["Table", "Cider"], distinct: 2 },
        send_country: { type: "string", values: ["Norway", "Chile"], distinct: 8 },
        weight_kg: { type: "decimal", distinct: 700 },
        toll: { type: "decimal", distinct: 300 },
      },
    },
    bills: {
      fact: true,
      rows: 500,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        grower_id: { type: "integer" },
        billed_on: { type: "date" },
        amount: { type: "decimal", distinct: 400 },
      },
    },
  },
  references: ["crates.grower_id>growers.grower_id", "bills.grower_id>growers.grower_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["Do you happen to know how many growers there are in each region?", "number of growers by region"],
  ["I'd like a count of the growers in the North, please", "number of growers in the North"],
  ["Could you tell me, if possible, which growers have no adviser?", "which growers have no adviser"],
  ["How much does a crate weigh on average?", "average weight of crates"],
  ["What do pears weigh on average in each region?", "average weight of pears by region"],
  ["On average, what does the average crate of plums weigh?", "average weight of plum crates"],
  ["Do pears weigh more than plums?", "average weight of pears vs plums"],
  ["Are there more pears than plums, and how many of each?", "number of pears vs plums"],
  ["What do we pay in toll for a crate on average?", "average toll of a crate"],
  ["How many euros did we lose in tolls in 2023?", "total toll in 2023"],
  ["What did our tolls add up to in 2023?", "total toll in 2023"],
  ["I want to know how much we billed in 2023", "total amount of bills in 2023"],
  ["What did we bill in total in 2023?", "total amount of bills in 2023"],
  ["Which three growers have we billed the most?", "top 3 growers by total bills amount"],
  ["Which grower has packed more crates than all the others?", "which grower has packed the most crates"],
  ["Are there any crates still waiting to be collected, and how many?", "how many crates were not collected"],
  ["Crates that have yet to be collected, how many exactly?", "how many crates were not collected"],
  ["Which growers has nobody been assigned to as adviser?", "which growers have no adviser"],
  ["Looking only at cider crates, how many came from each region?", "number of cider crates by region"],
  ["For each country we send to, how many crates were there?", "number of crates by send country"],
  ["How many crates weigh more than two and a half kilos?", "how many crates weigh more than 2.5 kg"],
  ["Since the start of this year, how many crates did we pack?", "how many crates did we pack this year"],
])("%s asks for: %s", (spoken, typed) => {
  expect(briefOf(index, spoken)).toBe(briefOf(index, typed));
});

test("of those with one thing, how many have not the other", () => {
  expect(briefOf(index, "Of the growers who packed pears, how many have no bills?")).toBe(
    briefOf(index, "how many growers who packed pears have no bills"),
  );
});

const { model: sky, values: skies } = makeModel({
  tables: {
    readings: {
      fact: true,
      rows: 1400,
      time: "day",
      columns: {
        day: { type: "date" },
        precipitation: { type: "decimal", distinct: 90 },
        sky: { type: "string", values: ["rain", "sun", "fog"], distinct: 3 },
      },
    },
  },
});
const weather = buildModelIndex(sky, skies);

test.each([
  ["I need to know how much it rained in each month of 2023", "total precipitation in each month of 2023"],
  ["Which month had the most rain?", "which month had the most precipitation"],
  ["Was 2023 wetter than 2022, and how much rain fell in each year?", "total precipitation 2023 vs 2022"],
])("%s asks for the amount", (spoken, typed) => {
  expect(briefOf(weather, spoken)).toBe(briefOf(weather, typed));
});

test("how often it rained counts the days that are called so", () => {
  expect(briefOf(weather, "on how many days did it rain in 2023")).toContain("rain");
});

const prints = makeModel({
  tables: {
    prints: {
      rows: 90,
      columns: {
        print_id: { type: "integer", role: "key" },
        in_stock: { type: "boolean" },
        state: { type: "string", values: ["framed", "torn"], distinct: 2 },
      },
    },
  },
});
const shelf = buildModelIndex(prints.model, prints.values);

test.each([
  ["how many prints are out of stock", "count(*) where in_stock != true"],
  ["what pct of prints are torn", "100 * count(*) / count(*)"],
])("a flag turned round and a short form: %s", (question, read) => {
  expect(briefOf(shelf, question)).toBe(read);
});
