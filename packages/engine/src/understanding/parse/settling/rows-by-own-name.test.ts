import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    menu_card: {
      rows: 200,
      naming: "dish_name",
      time: "added_on",
      key: [],
      columns: {
        dish_name: { type: "string", values: ["Golden Soup"], distinct: 200 },
        course: { type: "string", values: ["Starter", "Main"], distinct: 2 },
        chef: { type: "string", values: ["Mia", "Leo"], distinct: 2 },
        price: { type: "decimal", role: "measure", distinct: 60, unit: "currency" },
        added_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["dishes per chef", "count(*) by chef"],
  ["running total of added dishes by month", "count(*) by month(added_on)"],
  ["average price by dish", "average(price) by dish_name"],
  ["highest price for the golden soup dishes", "maximum(price) where dish_name = Golden Soup"],
  ["show dishes and chefs", "list dish_name, chef"],
])("a plural of the rows' own name is the rows, not their names: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("titles that a few rows share are still the rows", () => {
  const { model, values } = makeModel({
    tables: {
      reels: {
        rows: 300,
        naming: "title",
        columns: {
          reel_id: { type: "integer", role: "key", distinct: 300 },
          title: { type: "string", distinct: 290 },
          country: { type: "string", values: ["Peru", "Chad"], distinct: 2 },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), "titles by country")).toBe("count(*) by country");
});
