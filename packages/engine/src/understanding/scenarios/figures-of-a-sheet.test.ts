import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 400,
      time: "built_on",
      naming: "name",
      columns: {
        name: {
          type: "string",
          values: ["Lund steamer", "Vik 20 harbour steamer", "Nord sloop", "Ost sloop"],
          distinct: 350,
        },
        yard: { type: "string", values: ["Bergen", "Malmo"], distinct: 2 },
        built_on: { type: "date", distinct: 12 },
        power: { type: "integer", minimum: 40, maximum: 900 },
        draught: { type: "decimal", minimum: 1, maximum: 9 },
        tonnage: { type: "integer", minimum: 2, maximum: 800 },
      },
      key: [],
    },
  },
});
const index = buildModelIndex(model, values);
const inYear = (year: number): string => `built_on in ${year}-01-01..${year + 1}-01-01`;

describe("figures of a plain sheet", () => {
  test.each([
    ["the 3 most powerful boats", "list name order power desc limit 3"],
    ["power, draught and tonnage on average", "average(power), average(draught), average(tonnage)"],
    [
      "Bergen vs Malmo: power, draught and tonnage on average",
      "average(power), average(draught), average(tonnage) by yard where yard in Bergen|Malmo",
    ],
    [
      "average power in 1990 and in 1991",
      `average(power) by year(built_on) where (${inYear(1990)} or ${inYear(1991)}) order v1`,
    ],
    [
      "average power in 1990 and 1995",
      `average(power) by year(built_on) where (${inYear(1990)} or ${inYear(1995)}) order v1`,
    ],
    ["how many steamers", "count(*) where name in Lund steamer|Vik 20 harbour steamer"],
    ["the 2 sturdiest boats (most tonnage)", "list name, tonnage order tonnage desc limit 2"],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
});
