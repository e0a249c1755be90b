import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    medals: {
      key: [],
      rows: 40,
      columns: {
        nation: { type: "string", values: ["Kenya", "Peru"], distinct: 10 },
        gold: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("takes the sums apart where a value names many rows", () => {
  const { query } = best(index, "how many more gold did Kenya win than Peru");
  const side = (value: string) => ({
    kind: "aggregate",
    aggregation: "sum",
    filter: { kind: "comparison", right: { value } },
  });
  expect(query).toMatchObject({
    measures: [
      { expression: { kind: "arithmetic", operator: "-", left: side("Kenya"), right: side("Peru") } },
    ],
  });
});

it.each([
  ["ratio of Kenya to Peru medals", "count(*) / count(*)"],
  ["number of Kenya medals divided by number of Peru medals", "count(*) / count(*)"],
  ["difference in average gold between Kenya and Peru", "average(gold) - average(gold)"],
  ["difference in total gold between nation Kenya and Peru", "sum(gold) - sum(gold)"],
  ["difference in the number of medals between nation Kenya and Peru", "count(*) - count(*)"],
  ["total gold of Kenya minus total gold of Peru", "sum(gold) - sum(gold)"],
  ["how much higher is the average gold of Kenya than of Peru", "average(gold) - average(gold)"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
