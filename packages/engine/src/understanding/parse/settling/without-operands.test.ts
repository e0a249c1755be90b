import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** People and income of lands, and what shops expected and counted. */
const { model, values } = makeModel({
  tables: {
    lands: {
      rows: 800,
      columns: {
        land: { type: "string", distinct: 140 },
        region: { type: "string", values: ["East", "West"], distinct: 2 },
        population: { type: "integer", minimum: 1000, maximum: 9000000 },
        income_per_capita: { type: "decimal", level: true, minimum: 100, maximum: 90000 },
        births: { type: "integer", minimum: 10, maximum: 90000 },
        deaths: { type: "integer", minimum: 10, maximum: 90000 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["population times income per capita by region", "sum(population * income_per_capita) by region"],
  [
    "which region has the most people gained, births minus deaths",
    "sum(births - deaths) by region order m1 desc",
  ],
  ["lands where births are at least 3 times the deaths", "births"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
