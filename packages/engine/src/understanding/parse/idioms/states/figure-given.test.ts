import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tours: {
      fact: true,
      rows: 800,
      time: "held_on",
      columns: {
        tour_id: { type: "integer", role: "key", distinct: 800 },
        held_on: { type: "date" },
        visitor: { type: "string", values: ["Ada Lunt", "Bo Marsh"], distinct: 300 },
        kind: { type: "string", values: ["Cellar", "Garden"], distinct: 2 },
        children: { type: "integer", minimum: 0, maximum: 6 },
        hourly_rate: { type: "decimal", unit: "currency", level: true },
        rating: { type: "integer", level: true, minimum: 1, maximum: 5, nulls: 300 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many tours were rated last month", "rating"],
  ["how many visitors rated", "rating"],
  ["average rating by kind and how many visitors rated", "rating"],
  ["pct of garden tours with kids", "count(*)"],
])("%s", (question, expected) => expect(briefOf(index, question)).toContain(expected));

test("a short form of a column's name is had at all, too", () =>
  expect(briefOf(index, "share of garden tours with kids")).toBe(
    briefOf(index, "share of garden tours with children"),
  ));
