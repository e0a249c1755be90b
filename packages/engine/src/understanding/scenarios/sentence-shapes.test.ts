import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    keepers: {
      columns: {
        keeper_id: id,
        keeper_name: { type: "string", values: ["Ines Holm", "Tove Berg"], distinct: 80 },
        valley: { type: "string", values: ["Upper", "Lower"] },
      },
      naming: "keeper_name",
    },
    sales_harvest: {
      columns: {
        harvest_no: id,
        keeper_id: id,
        gathered_on: { type: "date", role: "time" },
        blossom: { type: "string", values: ["Lime", "Heather", "Clover"] },
        frames: { type: "integer", minimum: 1, maximum: 90 },
        takings: { type: "decimal", unit: "currency" },
        jar_cost: { type: "decimal", unit: "currency" },
        drying_days: { type: "integer", unit: "duration" },
      },
      rows: 5000,
      fact: true,
      time: "gathered_on",
    },
  },
  references: ["sales_harvest.keeper_id>keepers.keeper_id"],
});
const index = buildModelIndex(model, values);
const monthly = /by month\(gathered_on\)/;

test.each<[string, RegExp]>([
  ["harvests by frames: 1, 2-5, 6-20, over 20", /^count\(\*\) by case where not frames missing$/],
  [
    "how many harvests had up to 5 frames, 6 to 10, and more than 10",
    /^count\(\*\) by (?:case|bin|.*frames)[^=]*$/,
  ],
  ["harvests with up to 5 frames, 6-10 frames, more than 10 frames", /^count\(\*\) by [^=]*$/],
  [
    "takings per year with the change vs the previous year",
    /^sum\(takings\) by year\(gathered_on\) order .* difference growth$/,
  ],
  [
    "takings per month and the change to the month before",
    /by month\(gathered_on\) order .* difference growth$/,
  ],
  [
    "change in number of harvests from month to month",
    /^count\(\*\) by month\(gathered_on\) order .* difference growth$/,
  ],
  ["takings by year with the change in % to the prior year", /by year\(gathered_on\) order .* growth$/],
  [
    "growth of takings in percent by year 2020-2023",
    /by year\(gathered_on\) where gathered_on in 2020-01-01\.\.2024-01-01 .* growth$/,
  ],
  ["month over month growth of harvests", monthly],
  ["3 most lucrative harvests (takings minus jar cost)", /takings - jar_cost.* order .* desc limit 3$/],
  [
    "the harvest with the highest takings, which blossom and when was it",
    /^list harvest_no, blossom, gathered_on order takings desc limit 1$/,
  ],
  [
    "3 harvests with the highest takings (harvest no, blossom, takings)",
    /^list harvest_no, blossom, takings order takings desc limit 3$/,
  ],
  ["harvests per blossom", /^count\(\*\) by blossom$/],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toMatch(read);
});
