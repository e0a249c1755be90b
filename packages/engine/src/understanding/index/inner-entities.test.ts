import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    harbour_dues: {
      fact: true,
      rows: 100,
      columns: {
        line_id: { type: "integer", role: "key" },
        voyage_id: { type: "string", role: "key", distinct: 40 },
        voyage_date: { type: "date" },
        pier: { type: "string", values: ["A", "B"] },
        dues: { type: "decimal" },
        rebate: { type: "decimal", unit: "ratio", maximum: 0.8 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many voyages are there", "count-distinct(voyage_id)"],
  ["total voyage count", "count-distinct(voyage_id)"],
  ["piers, voyage count > 5", "count-distinct(voyage_id) by pier having m1 > 5"],
  ["which pier has the most voyages", "count-distinct(voyage_id) by pier order m1 desc limit 1"],
  ["how many voyages had a rebate of more than 20%", "count-distinct(voyage_id) where rebate > 0.2"],
  ["piers with an average rebate over 5 %", "average(rebate) by pier having m1 > 0.05"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it("tells things by what they are described as where each number has one description", () => {
  const yard = makeModel({
    tables: {
      deliveries: {
        fact: true,
        rows: 400,
        columns: {
          delivery_id: { type: "integer", role: "key" },
          plank_number: { type: "string", role: "key", distinct: 30 },
          plank_description: { type: "string", distinct: 30 },
          tons: { type: "decimal" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(yard.model, yard.values), "total tons by plank")).toBe(
    "sum(tons) by plank_description",
  );
});

const meters = (() => {
  const { model, values } = makeModel({
    tables: {
      readings_by_site: {
        fact: true,
        rows: 900,
        time: "month",
        key: ["meter", "month"],
        columns: {
          site: { type: "string", distinct: 9, values: ["Hull Mill", "Bath Depot"] },
          site_type: { type: "string", values: ["Mill", "Depot"], distinct: 2 },
          country: { type: "string", values: ["France", "Spain"], distinct: 2 },
          yard_size: { type: "integer", role: "measure", level: true, distinct: 9 },
          meter: { type: "string", role: "key", distinct: 30 },
          month: { type: "date", distinct: 30 },
          cost: { type: "decimal", unit: "currency", distinct: 890 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

it.each([
  [
    "total cost per mill in 2023",
    "sum(cost) by site where (site_type = Mill and month in 2023-01-01..2024-01-01)",
  ],
  ["how many depots do we have", "count-distinct(site) where site_type = Depot"],
  ["list all depots with country", "list distinct site, country where site_type = Depot"],
  ["bills over 500: site, month and cost", "list site, month, cost where cost > 500"],
  [
    "bills between 60k and 70k euro, show site, month, cost",
    "list meter, month, site, cost where cost between 60000 and 70000",
  ],
])("what one word calls and a kind is said of: %s", (question, read) =>
  expect(briefOf(meters, question)).toBe(read),
);
