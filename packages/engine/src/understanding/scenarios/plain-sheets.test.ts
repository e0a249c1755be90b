import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** Boats of a race as one sheet that has no key: texts of few values and figures of each. */
const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 300,
      key: [],
      fact: true,
      time: "launched",
      columns: {
        deck: { type: "string", values: ["First", "Second", "Open"], distinct: 3 },
        grade: { type: "string", values: ["Oak", "Ash", "Elm"], distinct: 3 },
        origin: { type: "string", values: ["france", "japan", "europe"], distinct: 3 },
        launched: { type: "date" },
        entry_charge: { type: "decimal", unit: "currency", maximum: 40 },
        total_charge: { type: "decimal", unit: "currency", maximum: 400 },
        fare: { type: "decimal", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("sheets without a key", () => {
  test.each([
    ["average fare by region", "average(fare) by origin"],
    [
      "which years did oak boats average more than 30 fare",
      "average(fare) by year(launched) where grade = Oak having m1 > 30 order g1",
    ],
    [
      "any fares over 30",
      "list deck, grade, origin, launched, entry_charge, total_charge, fare where fare > 30",
    ],
    ["average fare by decade", "average(fare) by bin where not year(launched) missing order g1"],
    [
      "which decade had the most boats",
      "count(*) by bin where not year(launched) missing order m1 desc limit 1",
    ],
    ["how many boats have a fare above the average", "count(*) where fare > overall average(fare)"],
    ["average entry charge % by deck", "average(100 * entry_charge / total_charge) by deck"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  test.each([
    "how many boats have a fare above the open deck average fare",
    "how many boats have a fare above the average open deck fare",
  ])("the average is of the rows that are named: %s", (question) => {
    const { query } = best(index, question);
    expect(briefOf(index, question)).toBe("count(*) where fare > overall average(fare)");
    expect(JSON.stringify(query)).toContain("Open");
  });

  test("which texts are better than one is not known", () => {
    const read = understand({
      question: "average fare for grade Ash or better",
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(read).toMatchObject({ kind: "unknown-terms", terms: ["or better"] });
  });
});

/** Stones by their weight and price, which nothing names or numbers. */
const stones = (() => {
  const made = makeModel({
    tables: {
      stones: {
        rows: 400,
        key: [],
        columns: {
          carat: { type: "decimal", maximum: 4 },
          shade: { type: "string", values: ["D", "E", "F"], distinct: 3 },
          price: { type: "integer", unit: "currency", maximum: 9000 },
        },
      },
    },
  });
  return buildModelIndex(made.model, made.values);
})();

describe("bounds of rows without a name", () => {
  test.each([
    ["how many stones are over a carat", "count(*) where carat > 1"],
    ["how many stones over 2 carat and under $3000", "count(*) where (carat > 2 and price < 3000)"],
  ])("%s", (question, expected) => expect(briefOf(stones, question)).toBe(expected));

  test("the cheapest of them in each group is no sum by their first column", () => {
    expect(best(stones, "cheapest stone in each shade").confidence).toBeLessThan(0.5);
  });
});
