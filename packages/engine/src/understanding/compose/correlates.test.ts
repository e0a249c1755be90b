import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

describe("what goes together with one figure", () => {
  const index = salesIndex();
  it.each([
    [
      "what correlates with revenue?",
      "correlation: list quantity * unit_price, quantity, unit_price, freight, list_price, category",
    ],
    [
      "which figures are correlated with quantity for Germany?",
      "correlation: list quantity, unit_price, freight, list_price, category where country = Germany",
    ],
    ["correlation between quantity and unit price", "correlation: list quantity, unit_price"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

/** A day's readings, one row a day, and dishes, each with its name. */
const made = makeModel({
  tables: {
    days: {
      rows: 400,
      fact: true,
      time: "day",
      columns: {
        day: { type: "date", distinct: 400 },
        visitors: { type: "integer", unit: "count" },
        temperature: { type: "decimal" },
        season: { type: "string", values: ["summer", "winter"], distinct: 2 },
      },
    },
    dishes: {
      rows: 60,
      naming: "dish",
      columns: {
        dish: { type: "string", distinct: 60 },
        rating: { type: "decimal", level: true },
        price: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const readings = buildModelIndex(made.model, made.values);

it.each([
  ["what drives the number of visitors?", "correlation: list visitors, temperature, season"],
  ["what drives the rating of a dish?", "correlation: list rating, price"],
])("%s", (question, expected) => expect(briefOf(readings, question)).toBe(expected));
