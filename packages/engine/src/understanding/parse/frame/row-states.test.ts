import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    boilers: {
      rows: 500,
      naming: "boiler_name",
      columns: {
        boiler_id: { type: "integer", role: "key" },
        boiler_name: { type: "string", distinct: 500 },
        town: { type: "string", values: ["Hull", "York"] },
        power: { type: "decimal", role: "measure" },
        is_under_warranty: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["names of the boilers under warranty", "list boiler_name where is_under_warranty = true"],
  ["name and town of boilers under warranty", "list boiler_name, town where is_under_warranty = true"],
  ["average power of boilers under warranty", "average(power) where is_under_warranty = true"],
])("a state behind its rows and a preposition says which: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

/** Cabins of a camp site: two states of yes and no beside a kind. */
const cabins = (() => {
  const { model, values } = makeModel({
    tables: {
      cabins: {
        fact: true,
        rows: 500,
        columns: {
          cabin_id: { type: "integer", role: "key" },
          site: { type: "string", values: ["Lake", "Wood"], distinct: 2 },
          has_stove: { type: "boolean", role: "boolean", distinct: 2 },
          has_porch: { type: "boolean", role: "boolean", distinct: 2 },
          built_on: { type: "date", role: "time" },
          leaking: { type: "integer", role: "category", minimum: 0, maximum: 1, distinct: 2 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

it.each([
  ["how many cabins have a stove or a porch", "count(*) where (has_stove = true or has_porch = true)"],
  [
    "how many cabins at the lake have a stove or porch",
    "count(*) where (site = Lake and (has_stove = true or has_porch = true))",
  ],
  ["how many cabins have a stove and a porch", "count(*) where (has_stove = true and has_porch = true)"],
  [
    "how many cabins are there without a stove or porch",
    "count(*) where (has_stove != true and has_porch != true)",
  ],
  [
    "how many cabins without porch built before 2020",
    "count(*) where (has_porch != true and built_on in ..2020-01-01)",
  ],
])("one state or the other: %s", (question, read) => {
  expect(briefOf(cabins, question)).toBe(read);
});
