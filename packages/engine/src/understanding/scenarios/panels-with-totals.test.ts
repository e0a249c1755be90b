import { describe, expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** What fires did in each year by their kinds, with a row for all of them in each year. */
const fires: ModelIndex = (() => {
  const kinds = ["All forest fires", "Crown fire", "Ground fire", "Peat fire"];
  const { model, values } = makeModel({
    tables: {
      fires: {
        fact: true,
        rows: 4 * 60,
        key: ["entity", "year"],
        time: "year",
        columns: {
          entity: { type: "string", values: kinds, distinct: 4 },
          year: { type: "integer", role: "time", distinct: 60, minimum: 1950, maximum: 2009 },
          deaths: { type: "integer" },
        },
      },
    },
  });
  const counted = values.map((column) => ({
    ...column,
    values: column.values.map(({ value }) => ({ value, count: 60 })),
  }));
  return buildModelIndex(model, counted);
})();

const all = "entity = All forest fires";
const kinds = "entity != All forest fires";

describe("a total for each date among the things of a panel", () => {
  test.each([
    ["total deaths", `sum(deaths) where ${all}`],
    ["deaths by fire", `sum(deaths) by entity where ${kinds}`],
    ["deaths by kind of fire", `sum(deaths) by entity where ${kinds}`],
    ["how many people died", `sum(deaths) where ${all}`],
    ["how many people were killed in peat fires", "sum(deaths) where entity = Peat fire"],
    ["fire deaths by year", `sum(deaths) by year where ${all}`],
    ["deaths per decade", `sum(deaths) by bin where (not year missing and ${all}) order g1`],
    ["deaths over time", `trend: sum(deaths) by year where ${all} order t`],
    ["deadliest year", `sum(deaths) by year where ${all} order m1 desc limit 1`],
    ["worst year ever", `sum(deaths) by year where ${all} order m1 desc limit 1`],
    [
      "deadliest year for each kind of fire",
      `sum(deaths) by entity, year where ${kinds} order m1 desc limit 1 per g1`,
    ],
  ])("%s", (question, expected) => expect(briefOf(fires, question)).toBe(expected));
});

test("this year compared to last is of two years", () => {
  expect(briefOf(fires, "total deaths this year compared to last")).toContain("year = 2024 or year = 2023");
});

/** What ports are like, told for every fourth year. */
const ports: ModelIndex = (() => {
  const { model, values } = makeModel({
    tables: {
      port_figures: {
        fact: true,
        rows: 120,
        key: ["port", "year"],
        time: "year",
        columns: {
          port: { type: "string", values: ["Alta", "Moss"], distinct: 10 },
          year: { type: "integer", role: "time", distinct: 12, minimum: 1960, maximum: 2004 },
          berths: { type: "integer" },
          draught: { type: "decimal", level: true },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

test.each([
  ["share of Alta in 2004", "100 * sum(berths) / sum(berths) where year = 2004"],
  ["draught of Moss every 4 years", "average(draught) by year where port = Moss"],
])("what adds up over things is the figure of a panel: %s", (question, expected) => {
  expect(briefOf(ports, question)).toBe(expected);
});
