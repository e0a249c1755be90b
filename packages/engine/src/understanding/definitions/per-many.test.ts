import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    towns: {
      rows: 90,
      naming: "town",
      columns: {
        town: { type: "string", distinct: 90 },
        coast: { type: "string", values: ["East", "West"], distinct: 2 },
        storks: { type: "integer", role: "measure" },
        population: { type: "integer", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["storks per 100,000 people by coast", "sum(storks) / sum(population) / 100000 by coast"],
  ["storks per million by coast", "sum(storks) / sum(population) / 1000000 by coast"],
  ["how many storks per 1000 inhabitants", "sum(storks) / sum(population) / 1000"],
])("%s: of those who live there", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
