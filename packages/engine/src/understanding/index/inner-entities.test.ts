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
