import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    weavers: {
      rows: 30,
      naming: "weaver_name",
      columns: {
        weaver_id: { type: "integer", role: "key" },
        weaver_name: { type: "string", values: ["Ines", "Tove"], distinct: 30 },
      },
    },
    carpets: {
      rows: 400,
      naming: "title",
      columns: {
        carpet_id: { type: "integer", role: "key" },
        title: { type: "string", values: ["Changes", "Long Month", "The Length of a Day"], distinct: 400 },
        style_id: { type: "integer", role: "key" },
        quantity_per_roll: { type: "string", values: ["2 a roll"] },
        weaving_minutes: { type: "integer", role: "measure" },
      },
    },
    styles: {
      rows: 12,
      naming: "style_name",
      columns: {
        style_id: { type: "integer", role: "key" },
        style_name: { type: "string", values: ["Kilim", "Rya"] },
      },
    },
    deals: {
      fact: true,
      rows: 3000,
      time: "closed_on",
      columns: {
        deal_id: { type: "integer", role: "key" },
        closed_on: { type: "date" },
        weaver_id: { type: "integer", role: "key" },
      },
    },
    deal_lines: {
      fact: true,
      rows: 9000,
      columns: {
        line_id: { type: "integer", role: "key" },
        deal_id: { type: "integer", role: "key" },
        carpet_id: { type: "integer", role: "key" },
        quantity: { type: "integer", role: "measure" },
        unit_price: { type: "decimal", role: "measure" },
      },
    },
  },
  references: [
    "carpets.style_id>styles.style_id",
    "deals.weaver_id>weavers.weaver_id",
    "deal_lines.deal_id>deals.deal_id",
    "deal_lines.carpet_id>carpets.carpet_id",
  ],
});
const index = buildModelIndex(model, values);
const revenue = "sum(quantity * unit_price)";

test.each([
  ["top 5 carpets by quantity", "sum(quantity) by title order m1 desc limit 5"],
  [
    "which weaver bought the most Kilim",
    "sum(quantity) by weaver_name where style_name = Kilim order m1 desc limit 1",
  ],
  ["top 5 best selling styles", "sum(quantity) by style_name order m1 desc limit 5"],
  ["best selling carpet per style", "sum(quantity) by style_name, title order m1 desc limit 1 per g1"],
  ["best-selling carpet by weaver", "sum(quantity) by weaver_name, title order m1 desc limit 1 per g1"],
  ["which style sells least", "sum(quantity) by style_name order m1 limit 1"],
  ["3 worst selling carpets", "sum(quantity) by title order m1 limit 3"],
  [
    "which styles sold the most in 2023",
    /^sum\(quantity\) by style_name where closed_on in 2023.* order m1 desc/,
  ],
  [
    "which weaver has the highest revenue",
    /^sum\(quantity \* unit_price\) by weaver_name .*order m1 desc limit 1/,
  ],
  [
    "which weaver makes the most money",
    /^sum\(quantity \* unit_price\) by weaver_name .*order m1 desc limit 1/,
  ],
  ["revenue share of each style", `${revenue} by style_name share`],
  [
    "revenue by month with the change to the month before",
    /^sum\(quantity \* unit_price\) by month\(closed_on\)/,
  ],
  ["average carpet length by style", "average(weaving_minutes) by style_name"],
  ["average carpet length in hours", "average(weaving_minutes / 60)"],
  ["how long is the average Rya carpet", "average(weaving_minutes) where style_name = Rya"],
  ["top 10 by weaving minutes", "list title, weaving_minutes order weaving_minutes desc limit 10"],
  [
    "how many carpets with weaving minutes between 2 and 3 thousand",
    "count(*) where weaving_minutes between 2000 and 3000",
  ],
  ["longest carpets", /^list title .*order weaving_minutes desc/],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toMatch(read);
});

test("edges of bands are in the column's unit", () => {
  const { query } = best(index, "carpets by weaving minutes: under 2 hours, 2 to 4 hours, over 4 hours");
  expect(JSON.stringify(query.kind === "aggregate" ? query.dimensions : null)).toMatch(
    /"value":120,.*"value":240,/,
  );
});
