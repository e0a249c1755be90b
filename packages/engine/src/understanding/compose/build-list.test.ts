import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

const index = clubIndex();

it.each([
  ["count by tier", "count(*) by tier"],
  ["List each topic and its count in descending order of count", "count(*) by topic order m1 desc"],
])("rows of the table that they are told apart by: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it("shows what stands in rows that have no name and no key", () => {
  const { model, values } = makeModel({
    tables: {
      plots: {
        fact: true,
        key: [],
        columns: {
          soil: { type: "string", values: ["clay", "sand"], distinct: 2 },
          slope: { type: "decimal" },
          price: { type: "integer" },
          remarks: { type: "string", role: "text" },
        },
      },
    },
  });
  const plots = buildModelIndex(model, values);
  expect(briefOf(plots, "most expensive plot")).toBe("list soil, slope, price order price desc limit 1");
  const listed = best(plots, "list the clay plots with a price over 80");
  expect(brief(listed.query)).toBe("list soil, slope, price where (soil = clay and price > 80)");
  expect(listed.confidence).toBeGreaterThan(0.7);
  expect(briefOf(plots, "average price by soil")).toBe("average(price) by soil");
});
