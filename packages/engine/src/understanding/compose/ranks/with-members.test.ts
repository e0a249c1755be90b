import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    keepers: {
      rows: 40,
      naming: "keeper_name",
      columns: {
        keeper_id: { type: "integer", role: "key" },
        keeper_name: { type: "string", values: ["Ann Bo", "Cy Dee"], distinct: 40 },
        wage: { type: "decimal" },
      },
    },
    feedings: {
      fact: true,
      rows: 900,
      time: "fed_on",
      columns: {
        feeding_id: { type: "integer", role: "key" },
        keeper_id: { type: "integer", role: "key" },
        fed_on: { type: "date" },
        waste: { type: "integer" },
      },
    },
  },
  references: ["feedings.keeper_id>keepers.keeper_id"],
});
const index = buildModelIndex(model, values);
const sheet = makeModel({
  tables: {
    rides: {
      fact: true,
      rows: 900,
      time: "ridden_on",
      columns: {
        ride_id: { type: "integer", role: "key" },
        rider: { type: "string", values: ["Ann", "Bo"], distinct: 9 },
        ridden_on: { type: "date" },
        tip: { type: "decimal" },
      },
    },
  },
});
const rides = buildModelIndex(sheet.model, sheet.values);
const ofEach =
  "count(*) where overall sum(waste) of the same keeper_id > overall sum(waste) / overall count-distinct(keeper_id)";

test.each([
  [
    "keepers with more waste than the average keeper",
    index,
    "sum(waste) by keeper_name having m1 > output-aggregate",
  ],
  [
    "keepers with more feedings than the average keeper",
    index,
    "count(*) by keeper_name having m1 > output-aggregate",
  ],
  ["keepers with a higher wage than the average keeper", index, "wage > overall average(wage)"],
  ["how many keepers have more waste than the average keeper", index, ofEach],
  ["keepers with more waste than the average keeper: how many", index, ofEach],
  ["riders with more tips than the average rider", rides, "sum(tip) by rider having m1 > output-aggregate"],
  ["riders with more tips than the average rider: how many?", rides, "count-distinct(rider) where"],
])("%s", (question, data, read) => {
  expect(briefOf(data, question)).toContain(read);
});
