import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    farms: {
      rows: 30,
      naming: "farm_name",
      columns: {
        farm_id: { type: "integer", role: "key" },
        farm_name: { type: "string", distinct: 30 },
      },
    },
    crops: {
      rows: 3,
      naming: "crop_name",
      columns: {
        crop_id: { type: "integer", role: "key" },
        crop_name: { type: "string", values: ["Oats", "Rye", "Potatoes"] },
        growing_days: { type: "integer", role: "measure" },
      },
    },
    harvests: {
      fact: true,
      time: "cut_on",
      columns: {
        harvest_id: { type: "integer", role: "key" },
        farm_id: { type: "integer", role: "key" },
        crop_id: { type: "integer", role: "key" },
        cut_on: { type: "date" },
      },
    },
  },
  references: ["harvests.farm_id>farms.farm_id", "harvests.crop_id>crops.crop_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["farms growing both oats and rye", /^list farm_name where \(.*Oats.* and .*Rye/],
  ["farms that grow oats", /^list farm_name where .*Oats/],
])("%s: what they do with it", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});

test("a value in the plural is said in the singular before its rows, or with a slip", () => {
  expect(briefOf(index, "number of potato harvests")).toContain("crop_name = Potatoes");
  expect(briefOf(index, "number of potatoe harvests")).toContain("crop_name = Potatoes");
});
