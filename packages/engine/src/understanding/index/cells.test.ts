import { describe, expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** How many there are of each trade, sex and year. */
const trades = (() => {
  const { model, values } = makeModel({
    tables: {
      trades: {
        fact: true,
        rows: 90,
        time: "year",
        key: ["trade", "sex", "year"],
        columns: {
          trade: { type: "string", role: "category", values: ["Baker", "Cooper", "Smith"], distinct: 9 },
          sex: { type: "string", role: "category", values: ["female", "male"], distinct: 2 },
          year: { type: "integer", role: "time", minimum: 1880, maximum: 1920, distinct: 5 },
          count: { type: "integer", minimum: 0, maximum: 9000 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

/** How many applied to each faculty and how it ended, with no time. */
const admissions = (() => {
  const { model, values } = makeModel({
    tables: {
      admissions: {
        fact: true,
        rows: 24,
        key: ["faculty", "gender", "outcome"],
        columns: {
          faculty: { type: "string", role: "category", values: ["Law", "Physics"], distinct: 6 },
          gender: { type: "string", role: "category", values: ["women", "men"], distinct: 2 },
          outcome: { type: "string", role: "category", values: ["Admitted", "Rejected"], distinct: 2 },
          freq: { type: "integer", minimum: 0, maximum: 500 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("numbers of each combination of kinds", () => {
  test.each([
    ["how many bakers in 1900", "sum(count)"],
    ["which 5 trades lost the most people between 1880 and 1920", "sum(count)"],
    ["which trade had more than 5000 people in 1900", "sum(count)"],
    ["how many trades are there", "count-distinct(trade)"],
    ["how many rows", "count(*)"],
  ])("%s", (question, expected) => expect(briefOf(trades, question)).toContain(expected));

  test.each([
    ["how many women were admitted", "sum(freq)"],
    ["people by faculty", "sum(freq)"],
    ["what percentage of women were rejected", "sum(freq"],
  ])("%s", (question, expected) => expect(briefOf(admissions, question)).toContain(expected));

  test("people by trades are told by their trades", () => {
    const { query } = best(trades, "people by trades");
    expect(query).toMatchObject({ kind: "aggregate", hidden: [], dimensions: [{ label: "trade" }] });
  });
});
